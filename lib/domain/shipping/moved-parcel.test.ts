import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedParcel, type Parcel, type ParcelReport } from './moved-parcel'

const NEW: Parcel = { parcelState: null, parcelStateAt: null, anomalyAt: null }
const report = (state: ParcelReport['state'], minute: number): ParcelReport => ({
  state,
  at: new Date(Date.UTC(2026, 2, 1, 9, minute)),
})
const after = (parcel: Parcel, ...reports: ParcelReport[]) =>
  reports.reduce((now, next) => movedParcel(now, next) ?? now, parcel)
const rank = ({ parcelState }: Parcel) => [null, 'registered', 'in_transit', 'delivered'].indexOf(parcelState)

const anyReport = fc
  .tuple(fc.constantFrom('registered', 'in_transit', 'delivered', 'anomaly'), fc.integer({ min: 0, max: 9 }))
  .map(([state, minute]) => report(state as ParcelReport['state'], minute))
const anySequence = fc.array(anyReport, { maxLength: 12 })

describe('whatever the carrier reports, and in whatever order', () => {
  it('a parcel never goes back', () => {
    fc.assert(
      fc.property(anySequence, anyReport, (sequence, next) => {
        const parcel = after(NEW, ...sequence)
        expect(rank(after(parcel, next))).toBeGreaterThanOrEqual(rank(parcel))
      }),
    )
  })

  it('it gets as far as the furthest report, and all of them again move it no further', () => {
    fc.assert(
      fc.property(anySequence, (sequence) => {
        const parcel = after(NEW, ...sequence)
        const furthest = Math.max(0, ...sequence.map((one) => rank(after(NEW, one))))
        expect([rank(parcel), rank(after(parcel, ...sequence))]).toEqual([furthest, furthest])
      }),
    )
  })

  it('a report that is repeated at once changes nothing', () => {
    fc.assert(
      fc.property(anySequence, anyReport, (sequence, next) => {
        expect(movedParcel(after(NEW, ...sequence, next), next)).toBeNull()
      }),
    )
  })

  it('a delivered parcel stays as it is', () => {
    fc.assert(
      fc.property(anySequence, anyReport, (sequence, next) => {
        const delivered = after(NEW, ...sequence, report('delivered', 5))
        expect(delivered.anomalyAt).toBeNull()
        expect(movedParcel(delivered, next)).toBeNull()
      }),
    )
  })
})

describe('an anomaly', () => {
  const travelling = after(NEW, report('in_transit', 1))

  it('is there until a later report says that the parcel goes on', () => {
    const stopped = after(travelling, report('anomaly', 2))
    expect(stopped).toMatchObject({ parcelState: 'in_transit', anomalyAt: report('anomaly', 2).at })
    expect(movedParcel(stopped, report('in_transit', 1))).toBeNull()
    const goingOn = after(stopped, report('in_transit', 3))
    expect(goingOn).toMatchObject({ parcelState: 'in_transit', anomalyAt: null })
    expect(movedParcel(goingOn, report('anomaly', 2))).toBeNull()
  })

  it('that comes after a later state is over', () => {
    expect(movedParcel(travelling, report('anomaly', 0))).toBeNull()
    const late = after(NEW, report('registered', 0), report('anomaly', 2), report('in_transit', 1))
    expect(late).toMatchObject({ parcelState: 'in_transit', anomalyAt: report('anomaly', 2).at })
  })
})

import { describe, expect, it } from 'vitest'
import { accountRaces, newEmailRaces } from '../../races/account-races'
import { billingRaces } from '../../races/billing-races'
import { cancellationRaces } from '../../races/cancellation-races'
import { catalogueRaces } from '../../races/catalogue-races'
import { checkoutRaces } from '../../races/checkout-races'
import { collectionRaces } from '../../races/collection-races'
import { contentRaces } from '../../races/content-races'
import { contractRaces } from '../../races/contract-races'
import { feeInvoiceRaces } from '../../races/fee-invoice-races'
import { invoiceRaces } from '../../races/invoice-races'
import { logInRaces, secondFactorRaces, userRaces } from '../../races/log-in-races'
import { mediaRaces, uploadRaces } from '../../races/media-races'
import { projectRaces, quoteRaces } from '../../races/quote-races'
import { refundRaces } from '../../races/refund-races'
import { returnRaces } from '../../races/return-races'
import { ROOMS_WITHOUT_RACES } from '../../races/rooms-without-races'
import type { RoomTable, Row } from '../../races/row'
import { shippingRaces } from '../../races/shipping-races'
import { feeRaces, orderRaces, shopRaces } from '../../races/shop-races'
import { verbsOfCode } from '../../races/verbs-of-code'
import { websiteDeletionRaces, websiteRaces } from '../../races/website-races'
import { withdrawalRaces } from '../../races/withdrawal-races'

const tables = [
  ...[
    billingRaces,
    collectionRaces,
    contractRaces,
    cancellationRaces,
    invoiceRaces,
    quoteRaces,
    projectRaces,
  ],
  ...[feeInvoiceRaces, websiteRaces, websiteDeletionRaces, checkoutRaces, refundRaces, returnRaces],
  ...[withdrawalRaces, shippingRaces, orderRaces, shopRaces, feeRaces, catalogueRaces, contentRaces],
  ...[mediaRaces, uploadRaces, accountRaces, newEmailRaces, logInRaces, secondFactorRaces, userRaces],
] as readonly RoomTable<never>[]

const inCode = verbsOfCode()
const rows = tables.flatMap(({ room, verbs }) =>
  Object.entries(verbs).map(([name, row]) => ({ room, name, row: row as Row<never> })),
)
const spelled = ({ room, name }: { room: string; name: string }) => `${room}: ${name}`
const isRaced = ({ row }: { row: Row<never> }) => 'prepare' in row

describe('the verbs that are raced', () => {
  it('are those of the code: each room has its table or a reason, each verb its row, and no row is left over', () => {
    const raced = new Set(tables.map(({ room }) => room))
    const expected = inCode.filter(({ room }) => !(room in ROOMS_WITHOUT_RACES)).map(spelled)
    expect(rows.map(spelled).toSorted()).toEqual(expected.toSorted())
    for (const room of Object.keys(ROOMS_WITHOUT_RACES)) expect(raced).not.toContain(room)
    expect(
      Object.keys(ROOMS_WITHOUT_RACES).filter((room) => !inCode.some((verb) => verb.room === room)),
    ).toEqual([])
    expect(rows.filter(isRaced).length).toBeGreaterThan(180)
  })

  it('include those that only another verb calls: it is raced, and its file names them', () => {
    for (const { name, room, row } of rows) {
      if (!('partOf' in row)) continue
      const [caller, callersRoom = room] = row.partOf.split(' of ')
      const isIt = (verb: { room: string; name: string }) => verb.room === callersRoom && verb.name === caller
      const named = new RegExp(`\\b${name}\\b`).test(inCode.find(isIt)?.text ?? '')
      expect(named, `${spelled({ room, name })} is called by ${row.partOf}`).toBe(true)
      expect(rows.find(isIt)?.row, row.partOf).toSatisfy(
        (found: Row<never>) => 'prepare' in found || 'partOf' in found,
      )
    }
  })

  it('say of the others why they are safe', () => {
    for (const { row } of rows) if ('safe' in row) expect(row.safe).toMatch(/\w+ \w+/)
  })
})

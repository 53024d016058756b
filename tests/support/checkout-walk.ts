import { movedQuery } from '@/app/(shop)/checkout/address'
import { shopperInput } from '@/app/(shop)/checkout/typed-fields'
import type { CheckoutView } from '@/app/(shop)/checkout/view'
import type { FormState } from '@/lib/domain/forms/schema'
import { PLACES, type Step, ZIPS } from './checkout-steps'
import { formIn, type MarkupForm } from './form-fields'

type Values = Record<string, string>

/** The state of a shopper's browser at the checkout: the page's query and fields, and what the product stores for it. */
export type Screen = {
  at: 'page' | 'payment'
  query: string
  /** The history before this page, for Back. */
  past: string[]
  kept: Values
  /** The values with which the fields are rendered. */
  values: Values
} & MarkupForm

/** The product's part of a page: reads it, renders it, and processes its form. */
export type Server = {
  read(query: string, kept: Values): Promise<CheckoutView>
  draw(view: CheckoutView, state: Pick<FormState, 'values' | 'issues'>): string
  take(
    form: FormData,
    sent: { query: string; kept: Values },
  ): Promise<{ kept: Values } & ({ redirect: string } | { state: FormState } | { paysAt: string })>
}

const RELAY = 'delivery.relayPointId'
export const [A, B] = ['FR-000001', 'FR-000002'] as const

/** Reloads the page of a query. */
export async function load(server: Server, { query, past, kept }: Pick<Screen, 'query' | 'past' | 'kept'>) {
  const view = await server.read(query, kept)
  const form = formIn(server.draw(view, { values: view.typed, issues: {} }))
  return { at: 'page', query: view.here, past, kept, values: view.typed, ...form } satisfies Screen
}

/** The choices that the page shows. */
export const shownIn = ({ fields }: Screen) => ({
  method: fields.livraison,
  relay: fields[RELAY],
  place: ['line1', 'zip', 'city'].map((name) => fields[`delivery.address.${name}`]),
})

/** The screen after one step; the same screen if the page does not offer the step. */
export async function walk(server: Server, screen: Screen, step: Step, script: boolean): Promise<Screen> {
  const { at, past } = screen
  if (step === 'back' && at === 'page' && past.length > 0)
    return load(server, { ...screen, query: past.at(-1) ?? '', past: past.slice(0, -1) })
  if (step === 'back' || (step === 'reload' && at === 'page')) return load(server, screen)
  if (at === 'payment') return screen
  if (step === 'submit') return post(server, screen, true)
  const typed = typing(screen, step)
  if (!typed) return screen
  const filled = { ...screen, fields: { ...screen.fields, ...typed } }
  const isLive = 'livraison' in typed || 'cp' in typed
  if (script) return isLive ? move(server, filled) : filled
  return step === 'search' ? post(server, filled, false) : filled
}

/** The fields that a step fills in; null where the page has none of them. */
function typing({ fields, choices }: Screen, step: Step): Values | null {
  const has = (name: string, value: string) => choices[name]?.includes(value)
  if (step === 'home' || step === 'relay' || step === 'pickup')
    return has('livraison', step) ? { livraison: step } : null
  if (step === 'point A') return has(RELAY, A) ? { [RELAY]: A } : null
  if (step === 'point B') return has(RELAY, B) ? { [RELAY]: B } : null
  // Without the field, presses the button that shows the chosen delivery method.
  if (step === 'search') return 'cp' in fields ? { cp: fields.cp === ZIPS[0] ? ZIPS[1] : ZIPS[0] } : {}
  if (!('delivery.address.line1' in fields)) return null
  const place = PLACES[fields['delivery.address.zip'] === PLACES[0].zip ? 1 : 0]
  return Object.fromEntries(Object.entries(place).map(([name, value]) => [`delivery.address.${name}`, value]))
}

/** With script, a change of the cart loads the page at its new URL; fields that remain keep their values. */
async function move(server: Server, screen: Screen): Promise<Screen> {
  const { fields, kept } = screen
  const values = { ...screen.values, ...shopperInput(Object.entries(fields)) }
  const query = movedQuery(Object.entries(fields), screen.values)
  query.set('vif', '1')
  const view = await server.read(`/checkout?${query}`, kept)
  const form = formIn(server.draw(view, { values, issues: {} }))
  const stays = ([name, value]: [string, string]) =>
    !form.hidden.includes(name) &&
    name !== 'livraison' &&
    (form.choices[name]?.includes(value) ?? name in form.fields)
  const stayed = Object.fromEntries(Object.entries(fields).filter(stays))
  return { ...screen, query: view.here, values, ...form, fields: { ...form.fields, ...stayed } }
}

/** Submits the whole form, by the order button or by another. */
async function post(server: Server, screen: Screen, orders: boolean): Promise<Screen> {
  const form = new FormData()
  for (const [name, value] of Object.entries(screen.fields)) form.set(name, value)
  if (orders) form.set('commander', '1')
  const { kept, ...answer } = await server.take(form, screen)
  if ('paysAt' in answer) return { ...screen, kept, at: 'payment' }
  if ('redirect' in answer)
    return load(server, { query: answer.redirect, kept, past: [...screen.past, screen.query] })
  const view = await server.read(screen.query, kept)
  const values = { ...view.typed, ...shopperInput(Object.entries(answer.state.values)) }
  return {
    ...screen,
    ...{ kept, values },
    ...formIn(server.draw(view, { values, issues: answer.state.issues })),
  }
}

import { page } from '../../inbox/page'
import { type Answer, html } from '../../wire/message'

const style = `
.stack { display: grid; gap: 1rem }
.stack label { display: grid; gap: .25rem }
.stack label.choice { display: flex; gap: .5rem; align-items: center; padding: .375rem 0 }
.stack label.choice input { flex: none }
fieldset { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem 1rem }
[role=alert] { color: #b3261e; font-weight: 600 }
table { border-collapse: collapse; width: 100%; margin: 0 0 1rem }
td, th { text-align: left; padding: .375rem .5rem; border-bottom: 1px solid var(--line) }
`

/** A page of the simulated Stripe. */
export const stripePage = (title: string, body: string): string =>
  page(`${title} · Stripe (simulé)`, `<style>${style}</style>${body}`)

export const redirect = (location: string): Answer => ({ status: 303, headers: { location } })

export const notFound = (): Answer => ({
  ...html(stripePage('Page introuvable', '<h1>Page introuvable</h1>')),
  status: 404,
})

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
export const inEuros = (cents: number): string => euros.format(cents / 100)

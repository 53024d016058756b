import type { Page, Route } from 'playwright/test'
import { stripe } from './checkout'

const ORIGIN = 'https://js.stripe.com'

/** The URLs of Stripe's script and its frames. */
export const STRIPE_SCRIPT = `${ORIGIN}/**`

/** The part of Stripe.js that the checkout uses: a frame with a form. */
const SCRIPT = `
const nothing = () => {}
window.Stripe = (key, { stripeAccount, locale }) => ({
  elements: nothing, createToken: nothing, createPaymentMethod: nothing, confirmCardPayment: nothing,
  async createEmbeddedCheckoutPage({ fetchClientSecret }) {
    const secret = await fetchClientSecret()
    const frame = document.createElement('iframe')
    frame.title = 'Formulaire de Stripe'
    frame.style = 'width: 100%; height: 20rem; border: 0'
    frame.src = '${ORIGIN}/form?' + new URLSearchParams({ secret, account: stripeAccount, locale })
    addEventListener('message', ({ origin, data }) => origin === '${ORIGIN}' && location.assign(data))
    return { mount: (place) => place.append(frame), unmount: () => frame.remove(), destroy: nothing }
  },
})
window.Stripe.version = 'endive'`

type Session = { object: { status: string; return_url: string }; account: string }

/** Replaces Stripe's script by one whose form pays the session at the simulator. */
export async function standInForStripe(page: Page): Promise<void> {
  await page.route(STRIPE_SCRIPT, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname !== '/form') return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
    const id = (searchParams.get('secret') ?? '').replace(/_secret_.*$/, '')
    const { account } = await stripe<Session>(`objects/${id}`)
    if (searchParams.get('account') !== account || searchParams.get('locale') !== 'fr')
      return route.fulfill({ status: 404, body: 'No such session on this account' })
    const means = new URLSearchParams(route.request().postData() ?? '').get('with')
    if (!means) return showForm(route)
    await stripe(`sessions/${id}/pay`, { with: means })
    const { object } = await stripe<Session>(`objects/${id}`)
    if (object.status !== 'complete') return showForm(route, 'Votre carte a été refusée.')
    const leave = `<script>parent.postMessage(${JSON.stringify(object.return_url)}, '*')</script>`
    return route.fulfill({ contentType: 'text/html', body: leave })
  })
}

const showForm = (route: Route, fault = '') =>
  route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<html lang="fr"><title>Paiement</title><form method="post">
      ${fault && `<p role="alert">${fault}</p>`}
      <button name="with" value="accepted">Carte acceptée</button>
      <button name="with" value="declined">Carte refusée</button>
    </form></html>`,
  })

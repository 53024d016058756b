import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { EMAIL, PASSWORD } from '../support/people'
import { browser, isInstalled } from './browser'
import type { BrowserWindow } from './browser-window'
import { findFaults, focusRing } from './in-page'
import { LOOKS } from './looks'
import { takePicture } from './pictures'
import { userOf } from './user'

/** Name, path, and a text that the screen shows to its intended user. */
type Screen = readonly [name: string, path: string, shown: RegExp]

const PUBLIC: Screen[] = [
  ['home', '/', /Votre présence en ligne commence avec Ostal/],
  ['promo', '/promo', /Votre site, bâti à Montpellier/],
  ['contact', '/contact', /Être recontacté/],
  ['terms of sale', '/cgv', /Conditions générales de vente/],
  ['sign-up', '/start', /Créez votre compte/],
  ['log-in', '/login', /Connexion client/],
  ['checkout', '/checkout?website=2&items=1:2', /Miel de garrigue/],
]
const CLIENT: Screen[] = [
  ['dashboard', '/dashboard', /Bonjour Camille/],
  ['wizard', '/start', /Décrivez votre projet/],
  ['site, testimonials', '/dashboard/website/1', /Avis clients/],
  ['site, events', '/dashboard/website/1?onglet=evenements', /Événements/],
  ['site, staff', '/dashboard/website/1?onglet=equipe', /Équipe/],
  ['site, gallery', '/dashboard/website/1?onglet=galerie', /Galerie/],
  ['shop', '/dashboard/ecom/2', /Miel de garrigue/],
  ['shop settings', '/dashboard/ecom/2/reglages', /Vendeur/],
  ['product form', '/dashboard/ecom/2?fiche=1', /Miel de garrigue/],
  ['order', '/orders/9', /Commande/],
  ['new ticket', '/dashboard/new-ticket', /Nouvelle demande/],
  ['ticket', '/dashboard/tickets/1', /Nouvelle carte d’automne/],
]
const STAFF: Screen[] = [
  ['users', '/admin', /camille@ostal\.example/],
  ['journal', '/admin/journal', /Journal/],
  ['support inbox', '/dashboard/support', /Nouvelle carte d’automne/],
  ['ticket of the desk', '/dashboard/tickets/1', /Nouvelle carte d’automne/],
]
const PEOPLE = [
  { who: 'a visitor', email: '', screens: PUBLIC },
  { who: 'a client', email: EMAIL.owner, screens: CLIENT },
  { who: 'an administrator', email: EMAIL.admin, screens: STAFF },
]

for (const theme of ['light', 'dark'] as const)
  describe.skipIf(!isInstalled)(`the ${theme} screens in ${browser.name}`, () => {
    let window: BrowserWindow
    beforeAll(async () => {
      window = await browser.open(theme)
    })
    afterAll(() => window?.close())
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail')
        await takePicture(window, browser.name, `failed, ${task.fullTestName}`)
    })

    for (const { who, email, screens } of PEOPLE)
      describe(`for ${who}`, () => {
        beforeAll(async () => {
          if (email) await userOf(window, inject('origin')).hasSession(email, PASSWORD)
        })

        for (const { look, ...size } of LOOKS.filter((one) => one.theme === theme))
          for (const [name, path, shown] of screens)
            it(`${name} looks right on ${look}`, async () => {
              const user = userOf(window, inject('origin'))
              await window.resize(size.width, size.height)
              await user.goTo(path)
              await user.sees(shown)
              // A stage may still be moving.
              await expect.poll(() => window.run(findFaults), { timeout: 20_000 }).toEqual([])
              await window.press('Tab')
              expect(await window.run(focusRing), 'the ring of what has the keyboard').not.toBe('')
              expect(await window.errors()).toEqual([])
              await takePicture(window, browser.name, `${name}, ${look}, ${who}`)
            })
      })
  })

import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { EMAIL, PASSWORD } from '../support/people'
import { browser, isInstalled } from './browser'
import type { BrowserWindow } from './browser-window'
import { LOOKS } from './looks'
import { takePicture } from './pictures'
import { userOf } from './user'

// Each ships one order of the sample shop, one to a home and one to a relay point.
const WALKS = [
  { ...LOOKS[0], order: 9 },
  { ...LOOKS[3], order: 10 },
]

/** The questions of the project step, one at a time. */
const QUESTIONS = ['déjà un site', 'un nouveau site', 'outils du web', 'support technique', 'vendre en ligne']

for (const { look, theme, order, ...size } of WALKS)
  describe.skipIf(!isInstalled)(`in ${browser.name} on ${look}`, () => {
    let window: BrowserWindow
    let user: ReturnType<typeof userOf>
    beforeAll(async () => {
      window = await browser.open(theme)
      await window.resize(size.width, size.height)
      user = userOf(window, inject('origin'))
    })
    afterAll(() => window?.close())
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail')
        await takePicture(window, browser.name, `failed, ${task.fullTestName}`)
    })
    const isFine = async (name: string) => {
      expect(await window.errors()).toEqual([])
      await takePicture(window, browser.name, `${name}, ${look}`)
    }

    it('a shopper orders and pays', async () => {
      await user.goTo('/checkout?website=2&items=1:2')
      await user.tick('Livraison en point relais')
      await user.fill('Code postal', '34000')
      await user.press('Chercher')
      await user.tick('ujourd’hui')
      await user.fill('Prénom et nom', 'Zoé Lefèvre')
      await user.fill('E-mail', 'zoe@exemple.fr')
      await isFine('checkout, filled in')
      await user.press('Commande avec obligation de paiement')
      await user.tick('Carte acceptée')
      await user.press('Payer')
      await user.sees('Merci, votre commande est payée')
      await isFine('order, paid')
    })

    it('a newcomer describes a project, to the end of the wizard', async () => {
      await user.goTo('/start')
      await user.fill('Prénom', 'Zoé')
      await user.fill('Nom', 'Boulangère')
      await user.fill('E-mail', `zoe-${crypto.randomUUID()}@exemple.fr`)
      await user.fill('Téléphone', '06 55 44 33 22')
      await user.fill('Mot de passe', PASSWORD)
      await user.tick('J’accepte les CGU')
      await user.press('Créer mon compte')
      await user.sees('Décrivez votre projet')
      for (const asked of QUESTIONS) {
        await user.sees(asked)
        await user.press('Continuer')
      }
      await user.press('Standard', 'Abonnement')
      await isFine('wizard, project')
      await user.press('Suivant')
      await user.press('Continuer')
      await user.fill('Jours préférés', 'Mardi')
      await isFine('wizard, appointment')
      await user.press('Envoyer ma demande')
      await user.sees('Votre demande est partie')
      await isFine('wizard, sent')
    })

    it('a client logs in', async () => {
      await window.run(() => fetch('/api/auth/logout', { method: 'POST' }).then(({ status }) => status))
      await user.goTo('/dashboard/new-ticket')
      await user.fill('E-mail', EMAIL.owner)
      await user.fill('Mot de passe', PASSWORD)
      await user.press('Se connecter')
      await user.sees('Nouvelle demande')
      await user.isAt('/dashboard/new-ticket')
    })

    it('a client opens a ticket and writes a message', async () => {
      const title = `Horaires d’hiver ${crypto.randomUUID().slice(0, 4)}`
      await user.goTo('/dashboard/new-ticket')
      await user.tick('Mise à jour')
      await user.fill('Titre', title)
      await user.fill('Description', 'Merci de changer les horaires.')
      await user.press('Envoyer la demande')
      await user.isAt(/tickets\/\d+$/)
      await user.sees(title)
      await user.settles()
      await user.fill('Votre message', 'Dès lundi.')
      await user.press('Envoyer')
      await user.sees('Dès lundi.')
      await user.seesNoMore('Envoi…')
      await isFine('ticket, with a message')
    })

    it('a client adds, hides and deletes a testimonial', async () => {
      const name = `Zoé ${crypto.randomUUID().slice(0, 4)}`
      await user.goTo('/dashboard/website/1')
      if (size.width < 769) await user.press('Ajouter')
      await user.fill('Nom du client', name)
      await user.fill('Rôle du client', 'Voisine')
      await user.fill('Témoignage', 'Le meilleur pain du quartier.')
      await user.press('Ajouter', 'Nom du client')
      await user.sees(`${name} Voisine`)
      await user.sees('Avis enregistré')
      // The message covers the last row for a moment.
      await user.seesNoMore('Avis enregistré')
      await user.press(name)
      await user.sees('Le meilleur pain du quartier.')
      await user.press('Visible', name)
      await user.sees(`${name} Voisine Caché`)
      await isFine('testimonial, hidden')
      await user.press('Supprimer', name)
      await user.press('Oui', name)
      await user.seesNoMore(`${name} Voisine`)
    })

    it('an owner edits a product', async () => {
      await user.goTo('/dashboard/ecom/2?fiche=3')
      await user.fill('Prix (€)', '7,45')
      await isFine('product form, edited')
      await user.press('Enregistrer')
      await user.sees('Produit modifié')
      await user.sees('7,45 €')
      await isFine('shop, with the new price')
    })

    it('an owner ships an order', async () => {
      await user.goTo(`/orders/${order}`)
      await user.press('Créer l’expédition')
      await user.sees('Cette action créera une étiquette d’expédition')
      await isFine('order, its question')
      await user.press('Confirmer')
      await user.sees('Imprimer l’étiquette')
      await user.sees('Expédiée')
      await isFine('order, shipped')
    })
  })

import { brandName } from '@/lib/domain/billing/card-brands'
import { renderBillingMail, SAMPLE } from './billing-mail'
import type { MailTemplate } from './rendered-mail'
import { termsFile } from './terms-file'

export const methodSaved: MailTemplate<'method-saved'> = {
  write: (mail) => {
    const what = mail.isSepa ? 'Le compte' : `La carte ${brandName(mail.brand)}`
    return renderBillingMail(mail, {
      title: `Votre moyen de paiement pour «\u00a0${mail.label}\u00a0» est enregistré`,
      preview: `${what} qui se termine par ${mail.lastFour} paie désormais chaque période.`,
      action: 'Voir mon moyen de paiement',
      paragraphs: [
        `${what} qui se termine par ${mail.lastFour} paie désormais «\u00a0${mail.label}\u00a0»\u00a0: chaque période est débitée le jour où elle commence.`,
        'Si ce changement ne vient pas de vous, écrivez-nous aussitôt.',
      ],
    })
  },
  sample: { ...SAMPLE, kind: 'method-saved', isSepa: false, brand: 'visa', lastFour: '4242' },
}

/** The durable medium of article L. 221-13 of the Code de la consommation: the offer in the mail, the terms attached. */
export const contractConcluded: MailTemplate<'contract-concluded'> = {
  write: (mail) => ({
    ...renderBillingMail(mail, {
      title: `Votre contrat «\u00a0${mail.label}\u00a0» est conclu`,
      preview: 'Gardez ce message\u00a0: il contient l’offre acceptée et les conditions.',
      action: 'Voir mon abonnement',
      paragraphs: [
        'Merci de votre confiance. Voici l’offre que vous avez acceptée\u00a0; les conditions générales de vente en vigueur ce jour-là sont jointes. Gardez ce message.',
        ...mail.offerText.split('\n').filter(Boolean),
      ],
    }),
    attachments: [termsFile(mail.termsText)],
  }),
  sample: {
    ...{ ...SAMPLE, kind: 'contract-concluded' },
    offerText: 'Formule\u00a0: Standard\nPrix\u00a0: 59\u00a0€ par mois, TVA comprise',
    termsText: 'Conditions générales de vente',
  },
}

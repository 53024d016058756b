import { TERMS } from '@/content/terms'
import { frenchDay } from '../../domain/french-days'
import { renderBillingMail, SAMPLE } from './billing-mail'
import type { MailTemplate } from './rendered-mail'
import { termsFile } from './terms-file'

export const termsAnnounced: MailTemplate<'terms-announced'> = {
  write: (mail) => ({
    ...renderBillingMail(mail, {
      title: `Nos conditions de vente changent le ${frenchDay(mail.effectiveOn)}`,
      preview: 'Le nouveau texte est joint\u00a0; voici ce qui change.',
      action: 'Voir mon abonnement',
      paragraphs: [
        `À partir du ${frenchDay(mail.effectiveOn)}, de nouvelles conditions générales de vente s’appliquent à votre abonnement «\u00a0${mail.label}\u00a0». Elles sont jointes en entier\u00a0; gardez ce message.`,
        `Ce qui change\u00a0: ${mail.summary}`,
        `Si vous les refusez, résiliez avant ce jour, dans votre espace, par e-mail ou par courrier, avec le préavis de ${TERMS.noticeMonths}\u00a0mois\u00a0: les conditions d’aujourd’hui s’appliquent alors jusqu’à votre dernier jour.`,
      ],
    }),
    attachments: [termsFile(mail.terms)],
  }),
  sample: {
    ...{ ...SAMPLE, kind: 'terms-announced', effectiveOn: '2027-03-15' },
    summary: 'Le support répond aussi le samedi.',
    terms: 'Conditions générales de vente',
  },
}

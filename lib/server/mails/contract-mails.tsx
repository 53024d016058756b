import { TERMS } from '@/content/terms'
import { frenchDay } from '../../domain/french-days'
import { formatBill, formatEuros } from '../../domain/money'
import { billingLetter, SAMPLE } from './billing-letter'
import type { MailTemplate } from './letter'

export const serviceInterrupted: MailTemplate<'service-interrupted'> = {
  write: (mail) =>
    billingLetter(mail, {
      title: `«\u00a0${mail.label}\u00a0» est interrompu`,
      preview: 'Vos sites sont hors ligne jusqu’au paiement.',
      paragraphs: [
        `Faute de paiement, «\u00a0${mail.label}\u00a0» est interrompu\u00a0: les sites qu’il couvre sont hors ligne. Vous pouvez encore les lire et les modifier dans votre espace.`,
        'Ils reviennent en ligne dès que ce qui est dû est réglé.',
      ],
    }),
  sample: { ...SAMPLE, kind: 'service-interrupted' },
}

export const serviceRestored: MailTemplate<'service-restored'> = {
  write: (mail) =>
    billingLetter(mail, {
      title: `«\u00a0${mail.label}\u00a0» est rétabli`,
      preview: 'Vos sites sont de nouveau en ligne.',
      paragraphs: [
        `«\u00a0${mail.label}\u00a0» est rétabli\u00a0: les sites qu’il couvre sont de nouveau en ligne.`,
      ],
    }),
  sample: { ...SAMPLE, kind: 'service-restored' },
}

export const noticeReceived: MailTemplate<'notice-received'> = {
  write: (mail) =>
    billingLetter(mail, {
      title: `Nous avons bien reçu la résiliation de «\u00a0${mail.label}\u00a0»`,
      preview: `Son dernier jour est le ${frenchDay(mail.lastDay)}.`,
      paragraphs: [
        `Votre abonnement «\u00a0${mail.label}\u00a0» prend fin après le ${frenchDay(mail.lastDay)}. Jusque-là rien ne change, et vous pouvez revenir sur votre décision.`,
      ],
    }),
  sample: { ...SAMPLE, kind: 'notice-received', lastDay: '2027-01-14' },
}

export const noticeRevoked: MailTemplate<'notice-revoked'> = {
  write: (mail) =>
    billingLetter(mail, {
      title: `«\u00a0${mail.label}\u00a0» continue`,
      preview: 'Votre résiliation est retirée.',
      paragraphs: [
        `Votre résiliation est retirée\u00a0: votre abonnement «\u00a0${mail.label}\u00a0» continue comme avant.`,
      ],
    }),
  sample: { ...SAMPLE, kind: 'notice-revoked' },
}

export const endAnnounced: MailTemplate<'end-announced'> = {
  write: (mail) =>
    billingLetter(mail, {
      title: `«\u00a0${mail.label}\u00a0» prend fin le ${frenchDay(mail.lastDay)}`,
      preview: `Le dernier jour de votre abonnement est le ${frenchDay(mail.lastDay)}.`,
      paragraphs: [
        `Nous mettons fin à votre abonnement «\u00a0${mail.label}\u00a0» après le ${frenchDay(mail.lastDay)}.`,
        mail.reason,
      ],
    }),
  sample: {
    ...{ ...SAMPLE, kind: 'end-announced', lastDay: '2027-01-31' },
    reason: 'Nous n’hébergeons plus de boutiques à partir de février.',
  },
}

export const subscriptionEnded: MailTemplate<'subscription-ended'> = {
  write: (mail) =>
    billingLetter(mail, {
      title: `«\u00a0${mail.label}\u00a0» a pris fin`,
      preview: 'Vos sites sont hors ligne.',
      paragraphs: [
        `Votre abonnement «\u00a0${mail.label}\u00a0» a pris fin le ${frenchDay(mail.lastDay)}. Les sites qu’il couvrait sont hors ligne\u00a0; rien n’est effacé.`,
        // Mails that wait since before name no sum.
        ...(mail.dueCents
          ? [
              `Il reste ${formatBill(mail.dueCents)} à régler pour le service rendu. Cette somme ne sera plus prélevée\u00a0: réglez-la depuis votre espace.`,
            ]
          : []),
        `Pendant ${TERMS.returnDays}\u00a0jours, vous pouvez nous demander une copie de leur contenu.`,
      ],
    }),
  sample: { ...SAMPLE, kind: 'subscription-ended', lastDay: '2027-01-14', dueCents: 3_500 },
}

export const planChanged: MailTemplate<'plan-changed'> = {
  write: (mail) =>
    billingLetter(mail, {
      title: `Votre abonnement passe à la formule ${mail.plan}`,
      preview: `À partir du ${frenchDay(mail.effectiveOn)}.`,
      paragraphs: [
        `«\u00a0${mail.label}\u00a0» passe à la formule ${mail.plan} à partir du ${frenchDay(mail.effectiveOn)}, pour ${formatEuros(mail.priceCents)} par ${mail.isYearly ? 'an' : 'mois'}.`,
      ],
    }),
  sample: {
    ...{ ...SAMPLE, kind: 'plan-changed', plan: 'Pro', effectiveOn: '2026-12-15' },
    ...{ priceCents: 11_200, isYearly: false },
  },
}

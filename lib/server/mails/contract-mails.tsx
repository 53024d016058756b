import { TERMS } from '@/content/terms'
import { debitWords } from '../../domain/cancellations/words'
import { frenchDay } from '../../domain/french-days'
import { formatBill, formatEuros } from '../../domain/money'
import { renderBillingMail, SAMPLE } from './billing-mail'
import type { MailTemplate } from './rendered-mail'

export const serviceInterrupted: MailTemplate<'service-interrupted'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» est interrompu`,
      preview: 'Vos sites sont hors ligne jusqu’au paiement.',
      action: 'Régler ce qui est dû',
      paragraphs: [
        `Faute de paiement, «\u00a0${mail.label}\u00a0» est interrompu\u00a0: les sites qu’il couvre sont hors ligne. Vous pouvez encore les lire et les modifier dans votre espace.`,
        'Ils reviennent en ligne dès que ce qui est dû est réglé.',
      ],
    }),
  sample: { ...SAMPLE, kind: 'service-interrupted' },
}

export const serviceRestored: MailTemplate<'service-restored'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» est rétabli`,
      preview: 'Vos sites sont de nouveau en ligne.',
      action: 'Voir mes sites',
      path: '/dashboard',
      paragraphs: [
        `«\u00a0${mail.label}\u00a0» est rétabli\u00a0: les sites qu’il couvre sont de nouveau en ligne.`,
      ],
    }),
  sample: { ...SAMPLE, kind: 'service-restored' },
}

/** The contents required by article L. 215-1-1 of the Code de la consommation: the last day and the effects. */
export const noticeReceived: MailTemplate<'notice-received'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `Nous avons bien reçu la résiliation de «\u00a0${mail.label}\u00a0»`,
      preview: mail.isOver
        ? `Son dernier jour était le ${frenchDay(mail.lastDay)}.`
        : `Son dernier jour est le ${frenchDay(mail.lastDay)}.`,
      action: 'Voir ma résiliation',
      paragraphs: [
        mail.isOver
          ? `Le jour de votre notification compte\u00a0: votre abonnement «\u00a0${mail.label}\u00a0» a pris fin après le ${frenchDay(mail.lastDay)}. Les sites qu’il couvrait sont hors ligne\u00a0; rien n’est effacé.`
          : `Votre abonnement «\u00a0${mail.label}\u00a0» prend fin après le ${frenchDay(mail.lastDay)}. Jusque-là rien ne change, et vous pouvez revenir sur votre décision.`,
        ...(mail.isOver
          ? [
              mail.refundCents
                ? `Ce que vous avez payé pour les jours suivants, ${formatBill(mail.refundCents)}, vous est rendu.`
                : 'Rien n’a été payé pour les jours suivants.',
            ]
          : ['Ensuite les sites qu’il couvre sont hors ligne\u00a0; rien n’est effacé automatiquement.']),
        `Pendant ${TERMS.returnDays}\u00a0jours après la fin, vous pouvez nous demander une copie de leur contenu.`,
      ],
      facts: [
        ...(mail.noticeOn ? [{ label: 'Notification', value: frenchDay(mail.noticeOn) }] : []),
        { label: 'Dernier jour', value: frenchDay(mail.lastDay) },
        ...(mail.debits ? [{ label: 'Prélèvements à venir', value: debitWords(mail.debits) }] : []),
      ],
    }),
  sample: {
    ...{ ...SAMPLE, kind: 'notice-received', noticeOn: '2026-11-03', lastDay: '2027-01-14' },
    debits: [
      { date: '2026-11-15', amountCents: 3_500 },
      { date: '2026-12-15', amountCents: 3_500 },
    ],
  },
}

export const noticeRevoked: MailTemplate<'notice-revoked'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» continue`,
      preview: 'Votre résiliation est retirée.',
      action: 'Voir mon abonnement',
      paragraphs: [
        `Votre résiliation est retirée\u00a0: votre abonnement «\u00a0${mail.label}\u00a0» continue comme avant.`,
      ],
    }),
  sample: { ...SAMPLE, kind: 'notice-revoked' },
}

export const endAnnounced: MailTemplate<'end-announced'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» prend fin le ${frenchDay(mail.lastDay)}`,
      preview: `Le dernier jour de votre abonnement est le ${frenchDay(mail.lastDay)}.`,
      action: 'Voir mon abonnement',
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
    renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» a pris fin`,
      preview: 'Vos sites sont hors ligne\u00a0; rien n’est effacé.',
      action: mail.dueCents ? `Régler ${formatBill(mail.dueCents)}` : 'Voir mes factures',
      paragraphs: [
        `Votre abonnement «\u00a0${mail.label}\u00a0» a pris fin le ${frenchDay(mail.lastDay)}. Les sites qu’il couvrait sont hors ligne\u00a0; rien n’est effacé.`,
        // Mails queued by an earlier version have no amount.
        ...(mail.dueCents
          ? [
              `Il reste ${formatBill(mail.dueCents)} à régler pour le service rendu. Cette somme ne sera plus prélevée\u00a0: réglez-la depuis votre espace.`,
            ]
          : []),
        `Pendant au moins ${TERMS.returnDays}\u00a0jours, téléchargez leurs contenus depuis votre espace, dans le menu de chaque site, ou demandez-nous une copie.`,
      ],
    }),
  sample: { ...SAMPLE, kind: 'subscription-ended', lastDay: '2027-01-14', dueCents: 3_500 },
}

export const planChanged: MailTemplate<'plan-changed'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `Votre abonnement passe à la formule ${mail.plan}`,
      preview: `À partir du ${frenchDay(mail.effectiveOn)}, pour ${formatEuros(mail.priceCents)} par ${mail.isYearly ? 'an' : 'mois'}.`,
      action: 'Voir ma formule',
      paragraphs: [
        `«\u00a0${mail.label}\u00a0» passe à la formule ${mail.plan} à partir du ${frenchDay(mail.effectiveOn)}, pour ${formatEuros(mail.priceCents)} par ${mail.isYearly ? 'an' : 'mois'}.`,
      ],
    }),
  sample: {
    ...{ ...SAMPLE, kind: 'plan-changed', plan: 'Pro', effectiveOn: '2026-12-15' },
    ...{ priceCents: 11_200, isYearly: false },
  },
}

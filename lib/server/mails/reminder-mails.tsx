import { BillingMail } from '@/components/emails/billing'
import { brand } from '@/content/brand'
import { withDe } from '../../domain/elision'
import { frenchDay } from '../../domain/french-days'
import { formatBill } from '../../domain/money'
import { renderBillingMail, SAMPLE, subject, total } from './billing-mail'
import { type MailTemplate, pageUrl } from './rendered-mail'

/** As article L. 215-1 of the Code de la consommation requires: the last day, in a visible frame. */
export const renewalRight: MailTemplate<'renewal-right'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `Vous pouvez ne pas renouveler «\u00a0${mail.label}\u00a0»`,
      preview: `Jusqu’au ${frenchDay(mail.refuseUntil)}, sans motif ni frais.`,
      action: 'Décider du renouvellement',
      framed: `Date limite pour refuser le renouvellement\u00a0: ${frenchDay(mail.refuseUntil)}`,
      paragraphs: [
        `Votre abonnement «\u00a0${mail.label}\u00a0», payé à l’année, se renouvelle pour un an après le ${frenchDay(mail.refuseUntil)}. Vous avez le droit de ne pas le renouveler, sans motif ni frais.`,
        'Pour cela, résiliez-le dans votre espace avant la fin de ce jour, ou écrivez-nous. Sans réponse de votre part, il continue pour une nouvelle année.',
      ],
    }),
  sample: { ...SAMPLE, kind: 'renewal-right', refuseUntil: '2027-02-28' },
}

export const renewalAhead: MailTemplate<'renewal-ahead'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return renderBillingMail(mail, {
      title: `«\u00a0${mail.label}\u00a0» se renouvelle le ${frenchDay(mail.first)}`,
      preview: `Pour ${sum}, une nouvelle année commence ce jour-là.`,
      action: 'Voir mon abonnement',
      paragraphs: [
        `Votre abonnement «\u00a0${mail.label}\u00a0» commence une nouvelle année le ${frenchDay(mail.first)}, pour ${sum}.`,
        mail.isManual
          ? 'Vous recevrez la facture ce jour-là, à régler par virement ou par chèque.'
          : 'Cette somme sera débitée de votre moyen de paiement ce jour-là. Vérifiez d’ici là qu’il est toujours valable.',
      ],
      facts: [
        subject(mail.label),
        { label: 'À partir du', value: frenchDay(mail.first) },
        total('Montant TTC', mail.totalCents),
      ],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'renewal-ahead', first: '2027-03-01', totalCents: 35_000 },
    isManual: false,
  },
}

export const unpaidReminder: MailTemplate<'unpaid-reminder'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return renderBillingMail(mail, {
      title: `Rappel\u00a0: ${sum} restent à régler`,
      preview: `Service assuré jusqu’au ${frenchDay(mail.lastServiceDay)}.`,
      action: `Régler ${sum}`,
      paragraphs: [
        `Nous n’avons toujours pas reçu votre paiement de ${sum} pour «\u00a0${mail.label}\u00a0». Sans lui, le service s’interrompt après le ${frenchDay(mail.lastServiceDay)} et les sites qu’il couvre sont mis hors ligne.`,
        mail.isManual
          ? 'Réglez cette somme par virement ou par chèque, ou depuis votre espace. Écrivez-nous si vous rencontrez une difficulté.'
          : 'Réglez cette somme depuis votre espace, ou changez-y de moyen de paiement. Écrivez-nous si vous rencontrez une difficulté.',
      ],
      facts: [
        subject(mail.label),
        { label: 'Service assuré jusqu’au', value: frenchDay(mail.lastServiceDay) },
        total('Reste à régler', mail.totalCents),
      ],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'unpaid-reminder', totalCents: 3_500, lastServiceDay: '2026-11-22' },
    isManual: false,
  },
}

export const cardEnds: MailTemplate<'card-ends'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: 'Votre carte arrive à expiration',
      preview: `Elle paie «\u00a0${mail.label}\u00a0»\u00a0: enregistrez la nouvelle avant le ${frenchDay(mail.lastDay)}.`,
      action: 'Changer de carte',
      paragraphs: [
        `La carte ${mail.brand} qui finit par ${mail.lastFour} et qui paie «\u00a0${mail.label}\u00a0» expire après le ${frenchDay(mail.lastDay)}.`,
        'Enregistrez la nouvelle dans votre espace pour que le prochain prélèvement passe.',
      ],
    }),
  sample: {
    ...{ ...SAMPLE, kind: 'card-ends', brand: 'Visa', lastFour: '4242', lastDay: '2026-12-31' },
  },
}

const WHY = {
  interrupted: 'Le service est interrompu depuis 60\u00a0jours faute de paiement.',
  third_refusal: 'C’est le troisième paiement refusé en douze mois.',
}

export const decideAgency: MailTemplate<'decide-agency'> = {
  write: ({ id, label, clientName, why }) => {
    const title = `L’abonnement ${withDe(clientName)} attend votre décision`
    return {
      to: brand.email,
      subject: title,
      about: id,
      body: (
        <BillingMail
          isForAgency
          title={title}
          preview={WHY[why]}
          paragraphs={[
            `${WHY[why]} Rien ne prend fin tout seul\u00a0: avertissez le client, mettez fin à «\u00a0${label}\u00a0» ou décidez d’attendre.`,
          ]}
          link={{ href: pageUrl('/admin/subscriptions'), label: 'Prendre la décision' }}
        />
      ),
    }
  },
  sample: {
    ...{ kind: 'decide-agency', id: SAMPLE.id, subscriptionId: 3, label: SAMPLE.label },
    ...{ clientName: 'Camille Roussel', why: 'third_refusal', on: '2026-11-15' },
  },
}

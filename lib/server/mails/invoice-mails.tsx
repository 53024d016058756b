import { BillingMail } from '@/components/emails/billing'
import { brand } from '@/content/brand'
import { withDe } from '../../domain/elision'
import { frenchDay } from '../../domain/french-days'
import { formatBill } from '../../domain/money'
import { renderBillingMail, SAMPLE, subject, total } from './billing-mail'
import { type MailTemplate, pageUrl } from './rendered-mail'

export const invoiceIssued: MailTemplate<'invoice-issued'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return renderBillingMail(mail, {
      title: `Votre facture ${mail.number}\u00a0: ${sum}`,
      preview: mail.isManual
        ? `Pour «\u00a0${mail.label}\u00a0», à régler avant la fin du ${frenchDay(mail.dueOn)}.`
        : `Pour «\u00a0${mail.label}\u00a0». Vous n’avez rien à faire.`,
      action: mail.isManual ? `Régler ${sum}` : 'Voir ma facture',
      paragraphs: [
        `Votre facture ${mail.number} pour «\u00a0${mail.label}\u00a0» est de ${sum}.`,
        mail.isManual
          ? `Réglez-la par virement ou par chèque avant la fin du ${frenchDay(mail.dueOn)}, en indiquant son numéro.`
          : 'Vous n’avez rien à faire\u00a0: cette somme est débitée de votre moyen de paiement.',
      ],
      facts: [
        { label: 'Facture', value: mail.number },
        subject(mail.label),
        ...(mail.isManual ? [{ label: 'Échéance', value: frenchDay(mail.dueOn) }] : []),
        total('Total TTC', mail.totalCents),
      ],
      documents: [mail.number],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'invoice-issued', number: 'F-2026-0042', totalCents: 5_900 },
    ...{ dueOn: '2026-11-29', isManual: true },
  },
}

export const feesInvoiced: MailTemplate<'fees-invoiced'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return renderBillingMail(mail, {
      title: `${mail.isCreditNote ? 'Votre avoir' : 'Votre facture'} ${mail.number}\u00a0: ${sum}`,
      preview: `${mail.label}. Vous n’avez rien à payer.`,
      action: 'Voir mes factures',
      paragraphs: [
        mail.isCreditNote
          ? `Voici l’avoir ${mail.number} de ${sum} sur nos frais de service. Cette somme vous est déjà revenue avec les remboursements de vos commandes.`
          : `Voici la facture ${mail.number} de ${sum} de nos frais de service. Vous n’avez rien à payer\u00a0: ils ont été retenus sur vos commandes.`,
      ],
      facts: [
        { label: mail.isCreditNote ? 'Avoir' : 'Facture', value: mail.number },
        subject(mail.label),
        total('Total TTC', mail.totalCents),
      ],
      documents: [mail.number],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'fees-invoiced', label: 'Frais de service, octobre\u00a02026' },
    ...{ number: 'F-2026-0044', totalCents: 4_120, isCreditNote: false },
  },
}

export const invoiceWaits: MailTemplate<'invoice-waits'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: 'Complétez vos informations de facturation',
      preview: `Une facture de ${formatBill(mail.totalCents)} les attend.`,
      action: 'Compléter mes informations',
      path: '/dashboard/facturation/coordonnees',
      paragraphs: [
        `Une nouvelle période de «\u00a0${mail.label}\u00a0» a commencé. Sa facture de ${formatBill(mail.totalCents)} attend vos informations de facturation\u00a0: nom, adresse et, pour une entreprise, numéro SIREN.`,
        'Dès qu’elles sont complètes, nous émettons la facture\u00a0; son échéance compte à partir de ce jour-là.',
      ],
    }),
  sample: { ...SAMPLE, kind: 'invoice-waits', totalCents: 5_900 },
}

export const invoiceWaitsAgency: MailTemplate<'invoice-waits-agency'> = {
  write: ({ id, label, clientName, lacks }) => {
    const title = `Une facture ${withDe(clientName)} attend`
    const whose = lacks === 'seller' ? 'les nôtres (COMPANY_FACTS)' : 'celles du client'
    return {
      to: brand.email,
      subject: title,
      about: id,
      body: (
        <BillingMail
          isForAgency
          title={title}
          preview={`Pour «\u00a0${label}\u00a0»\u00a0: des informations manquent, ${whose}.`}
          paragraphs={[
            `La facture de la nouvelle période de «\u00a0${label}\u00a0» n’a pas pu être émise\u00a0: des informations manquent, ${whose}. La période a commencé et le site est servi.`,
          ]}
          link={{ href: pageUrl('/admin/subscriptions'), label: 'Voir les abonnements' }}
        />
      ),
    }
  },
  sample: {
    ...{ kind: 'invoice-waits-agency', id: SAMPLE.id, label: SAMPLE.label },
    ...{ clientName: 'Camille Roussel', lacks: 'client' },
  },
}

export const paymentLate: MailTemplate<'payment-late'> = {
  write: (mail) => {
    const sum = formatBill(mail.totalCents)
    return renderBillingMail(mail, {
      title: `Votre paiement de ${sum} n’est pas arrivé`,
      preview: mail.needsClient
        ? `Votre banque demande votre accord pour «\u00a0${mail.label}\u00a0».`
        : `Pour «\u00a0${mail.label}\u00a0». Voici comment le régler.`,
      action: `Régler ${sum}`,
      paragraphs: [
        mail.needsClient
          ? `Votre banque demande votre accord pour le paiement de ${sum} de «\u00a0${mail.label}\u00a0». Réglez-le depuis votre espace pour le confirmer.`
          : mail.isManual
            ? `L’échéance de votre facture de ${sum} pour «\u00a0${mail.label}\u00a0» est passée et nous n’avons pas reçu votre paiement.`
            : `Le paiement de ${sum} pour «\u00a0${mail.label}\u00a0» a été refusé. Vérifiez votre moyen de paiement, ou réglez cette somme depuis votre espace.`,
        mail.lastServiceDay === null
          ? 'Écrivez-nous si vous rencontrez une difficulté.'
          : `Sans paiement, le service s’interrompt après le ${frenchDay(mail.lastServiceDay)}. Écrivez-nous si vous rencontrez une difficulté.`,
      ],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'payment-late', totalCents: 5_900, lastServiceDay: '2026-11-22' },
    ...{ needsClient: false, isManual: false },
  },
}

export const creditNoteIssued: MailTemplate<'credit-note-issued'> = {
  write: (mail) => {
    const sum = formatBill(mail.amountCents)
    return renderBillingMail(mail, {
      title: `Votre avoir ${mail.number}\u00a0: ${sum}`,
      preview: `Sur la facture ${mail.invoiceNumber}, pour «\u00a0${mail.label}\u00a0».`,
      action: 'Voir mes factures',
      paragraphs: [
        `Nous avons établi l’avoir ${mail.number} de ${sum} sur votre facture ${mail.invoiceNumber} pour «\u00a0${mail.label}\u00a0». Motif\u00a0: ${mail.reason}.`,
        mail.dueCents === 0
          ? 'Vous n’avez plus rien à payer pour cette facture.'
          : `Il reste ${formatBill(mail.dueCents)} à payer pour cette facture.`,
      ],
      facts: [
        { label: 'Avoir', value: mail.number },
        { label: 'Facture', value: mail.invoiceNumber },
        total('Montant TTC', mail.amountCents),
      ],
      documents: [mail.number],
    })
  },
  sample: {
    ...{ ...SAMPLE, kind: 'credit-note-issued', number: 'A-2026-0003', invoiceNumber: 'F-2026-0042' },
    ...{ amountCents: 5_900, dueCents: 0, reason: 'geste commercial' },
  },
}

export const paymentReceived: MailTemplate<'payment-received'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: `Nous avons bien reçu ${formatBill(mail.totalCents)}`,
      preview: `Votre paiement pour «\u00a0${mail.label}\u00a0» est arrivé. Merci.`,
      action: 'Voir mes factures',
      paragraphs: [
        `Votre paiement de ${formatBill(mail.totalCents)} pour «\u00a0${mail.label}\u00a0» est arrivé. Merci.`,
        ...(mail.isRestored ? ['Le service est rétabli\u00a0: vos sites sont de nouveau en ligne.'] : []),
      ],
      facts: [subject(mail.label), total('Reçu', mail.totalCents)],
      documents: mail.documents ?? [],
    }),
  sample: { ...SAMPLE, kind: 'payment-received', totalCents: 5_900, isRestored: true },
}

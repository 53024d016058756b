import { DisputeOpened } from '@/components/emails/dispute-opened'
import { brand } from '@/content/brand'
import { withDe } from '@/lib/domain/elision'
import { DISPUTE_REASONS } from '../../domain/orders/dispute-words'
import { type MailTemplate, orderUrl } from './rendered-mail'

const SAMPLE = {
  orderId: 1204,
  websiteId: 8,
  siteName: 'Miel des garrigues',
  totalCents: 3_190,
  disputeId: 'dp_1',
  amountCents: 3_190,
  reason: 'product_not_received',
  dueBy: 1_795_000_000_000,
}

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const shownOf = ({ dueBy, reason }: { dueBy: number | null; reason: string }) => ({
  due: dueBy === null ? null : day.format(dueBy),
  reason: DISPUTE_REASONS[reason] ?? reason,
})

type Disputed = { orderId: number; siteName: string; isAppeal?: true }
const subjectOf = ({ orderId, siteName, isAppeal }: Disputed) =>
  `${isAppeal ? 'Litige rouvert' : 'Paiement contesté'}\u00a0: commande n°\u00a0${orderId} ${withDe(siteName)}`

export const disputeOpened: MailTemplate<'dispute-opened'> = {
  write: (mail) => ({
    to: mail.to,
    subject: subjectOf(mail),
    about: mail.isAppeal ? `${mail.disputeId}/appeal` : mail.disputeId,
    body: <DisputeOpened {...mail} {...shownOf(mail)} orderUrl={orderUrl(mail.orderId)} />,
  }),
  sample: { kind: 'dispute-opened', ...SAMPLE, to: 'lea@exemple.fr', firstName: 'Léa' },
}

export const disputeOpenedAgency: MailTemplate<'dispute-opened-agency'> = {
  write: (mail) => ({
    to: brand.email,
    subject: subjectOf(mail),
    about: mail.isAppeal ? `${mail.disputeId}/appeal` : mail.disputeId,
    body: <DisputeOpened {...mail} firstName={null} {...shownOf(mail)} orderUrl={orderUrl(mail.orderId)} />,
  }),
  sample: { kind: 'dispute-opened-agency', ...SAMPLE },
}

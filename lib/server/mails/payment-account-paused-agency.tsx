import { PaymentAccountPausedAgency } from '@/components/emails/payment-account-paused-agency'
import { brand } from '@/content/brand'
import { withDe } from '@/lib/domain/elision'
import { type MailTemplate, pageUrl } from './rendered-mail'

export const paymentAccountPausedAgency: MailTemplate<'payment-account-paused-agency'> = {
  write: (mail) => ({
    to: brand.email,
    subject: `Le compte de paiement ${withDe(mail.clientName)} est en pause`,
    about: `${mail.accountId}-${mail.at}`,
    body: (
      <PaymentAccountPausedAgency
        {...mail}
        adminUrl={pageUrl(`/admin?search=${encodeURIComponent(mail.clientEmail)}`)}
      />
    ),
  }),
  sample: {
    kind: 'payment-account-paused-agency',
    accountId: 'acct_1Miel0003',
    at: 1_795_000_000_000,
    clientName: 'Léa Martin',
    clientEmail: 'lea@exemple.fr',
  },
}

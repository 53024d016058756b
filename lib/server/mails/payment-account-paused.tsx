import { PaymentAccountPaused } from '@/components/emails/payment-account-paused'
import { type MailTemplate, pageUrl } from './rendered-mail'

export const paymentAccountPaused: MailTemplate<'payment-account-paused'> = {
  write: ({ to, accountId, at }) => ({
    to,
    subject: 'Votre compte de paiement est en pause',
    about: `${accountId}-${at}`,
    body: <PaymentAccountPaused setupUrl={pageUrl('/stripe/setup')} />,
  }),
  sample: {
    kind: 'payment-account-paused',
    accountId: 'acct_1Miel0003',
    at: 1_795_000_000_000,
    to: 'lea@exemple.fr',
  },
}

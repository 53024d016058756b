import { SecurityChange } from '@/components/emails/security-change'
import { type MailTemplate, pageUrl } from './rendered-mail'

const SUBJECTS = {
  'totp-added': 'Une application protège maintenant votre compte',
  'totp-removed': 'L’application ne protège plus votre compte',
  'passkey-added': 'Une clé d’accès a été ajoutée à votre compte',
  'passkey-removed': 'Une clé d’accès a été retirée de votre compte',
  'codes-renewed': 'Les codes de secours de votre compte sont renouvelés',
  'factors-reset': 'Le second facteur de votre compte a été supprimé par l’agence',
}

export const securityChange: MailTemplate<'security-change'> = {
  write: ({ id, about, to }) => ({
    to,
    subject: SUBJECTS[about],
    about: id,
    body: <SecurityChange title={SUBJECTS[about]} resetUrl={pageUrl('/forgot-password')} />,
  }),
  sample: {
    kind: 'security-change',
    id: '8a2f3a0e-7c1b-4a9d-8f4e-2d3c5b6a7f10',
    about: 'passkey-added',
    to: 'lea@exemple.fr',
  },
}

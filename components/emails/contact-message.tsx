import { withDe } from '@/lib/domain/elision'
import { excerpt } from './excerpt'
import { type Field, Fields } from './fields'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

const REASONS = {
  'home-form': 'Ce message vient du formulaire de la page d’accueil.',
  // The specification's fixed note; the mail ends with it.
  'contact-form': 'Ce message a été envoyé automatiquement depuis le formulaire de contact.',
  'withdrawal-form':
    'Ce message vient de la page «\u00a0Renoncer au contrat\u00a0». Son auteur en a reçu un accusé de réception.',
  'termination-form':
    'Ce message vient de la page «\u00a0Résilier votre contrat\u00a0». Son auteur en a reçu un accusé de réception.',
}

const TITLES: Partial<Record<keyof typeof REASONS, string>> = {
  'withdrawal-form': 'Rétractation',
  'termination-form': 'Résiliation',
}

type Props = { form: keyof typeof REASONS; senderName: string; senderEmail: string; fields: Field[] }

/** To the agency: a visitor wrote through a form of the site. */
export function ContactMessage({ form, senderName, senderEmail, fields }: Props) {
  return (
    <Layout
      preview={excerpt(fields.at(-1)?.value ?? '')}
      title={`${TITLES[form] ?? 'Message'} ${withDe(senderName)}`}
      reason={REASONS[form]}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {senderEmail === ''
          ? `${senderName} n’a donné qu’une adresse postale\u00a0: l’accusé de réception part par courrier.`
          : `Répondez à cet e-mail pour écrire à ${senderName}.`}
      </Paragraph>
      <Fields fields={fields} />
    </Layout>
  )
}

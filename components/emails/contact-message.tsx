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
}

type Props = { form: keyof typeof REASONS; senderName: string; fields: Field[] }

/** To the agency: a visitor wrote through a form of the site. */
export function ContactMessage({ form, senderName, fields }: Props) {
  return (
    <Layout
      preview={excerpt(fields.at(-1)?.value ?? '')}
      title={`${form === 'withdrawal-form' ? 'Rétractation' : 'Message'} ${withDe(senderName)}`}
      reason={REASONS[form]}
    >
      <Paragraph>Répondez à cet e-mail pour écrire à {senderName}.</Paragraph>
      <Fields fields={fields} />
    </Layout>
  )
}

import { inspectMailDomain, type MailDomain } from '../../providers/mail/inspect-domain'
import { type Finding, fault, ok, unreachable, warning } from './finding'

const PLACE = 'Resend, Domains'

/** The domain of the sender, as Resend reports it. */
export async function examineMail(): Promise<Finding[]> {
  const inspected = await inspectMailDomain()
  switch (inspected.kind) {
    case 'domain':
      return ofDomain(inspected.domain)
    case 'unknown-domain':
      return [
        fault(
          'Domaine',
          `Resend ne connaît pas le domaine ${inspected.name} de MAIL_FROM.`,
          `${PLACE}\u00a0: ajoutez-le, puis publiez les enregistrements DNS affichés.`,
        ),
      ]
    case 'forbidden':
      return [
        warning(
          'Domaine',
          'La clé ne sert qu’à envoyer\u00a0: Resend ne dit rien du domaine.',
          `${PLACE}\u00a0: vérifiez que le domaine de MAIL_FROM est «\u00a0Verified\u00a0».`,
        ),
      ]
    case 'bad-key':
      return [
        fault('Clé', 'Resend refuse la clé RESEND_API_KEY.', 'Resend, API Keys\u00a0: créez une clé active.'),
      ]
    case 'silent':
      return [unreachable('Accès', 'Resend')]
  }
}

function ofDomain({ name, isVerified, missing }: MailDomain): Finding[] {
  if (missing.length > 0)
    return [
      fault(
        'Domaine',
        `${missing.join(' et ')} ${missing.length === 1 ? 'n’est pas vérifié' : 'ne sont pas vérifiés'} pour ${name}.`,
        `${PLACE}\u00a0: publiez ces enregistrements DNS, puis «\u00a0Verify\u00a0».`,
      ),
    ]
  return [
    isVerified
      ? ok('Domaine', `${name} est vérifié, avec SPF et DKIM.`)
      : fault('Domaine', `${name} n’est pas vérifié.`, `${PLACE}\u00a0: «\u00a0Verify DNS Records\u00a0».`),
  ]
}

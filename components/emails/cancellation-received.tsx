import { type CancellationKind, NOUNS, STATEMENTS } from '@/lib/domain/cancellations/policy'
import { type Field, Fields } from './fields'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { kind: CancellationKind; fields: Field[]; moment: string }

const TITLES: Record<CancellationKind, string> = {
  termination: 'Accusé de réception de votre résiliation',
  withdrawal: 'Accusé de réception de votre rétractation',
}

const NEXT: Record<CancellationKind, string> = {
  termination:
    'Le dernier jour du contrat et les effets de la résiliation sont confirmés à l’adresse que le contrat indique. Le jour de cette notification compte, quelle que soit la date de cette confirmation.',
  withdrawal: 'Nous vous répondons à cette adresse pour la suite, remboursement compris.',
}

/** To the declarer of a termination or a withdrawal: the receipt, with its content and when it was sent. */
export const CancellationReceived = ({ kind, fields, moment }: Props) => (
  <Layout
    preview={`Votre ${NOUNS[kind]} est enregistrée, envoyée le ${moment}.`}
    title={TITLES[kind]}
    reason={`Vous recevez ce message parce qu’une ${NOUNS[kind]} a été déclarée avec cette adresse sur notre site.`}
  >
    <Paragraph>Bonjour,</Paragraph>
    <Paragraph>
      {kind === 'termination'
        ? 'Nous avons reçu votre notification de résiliation'
        : 'Nous avons reçu votre déclaration de rétractation'}
      , envoyée le {moment} (heure de Paris). Gardez ce message&nbsp;: il prouve cette date.
    </Paragraph>
    <Paragraph>
      Ce qui suit a été écrit par la personne qui a envoyé la déclaration, et non par nous&nbsp;:
    </Paragraph>
    <Paragraph>«&nbsp;{STATEMENTS[kind]}&nbsp;»</Paragraph>
    <Fields fields={fields} />
    <Paragraph>{NEXT[kind]}</Paragraph>
  </Layout>
)

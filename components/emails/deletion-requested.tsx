import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { clientName: string; clientEmail: string; days: number; adminUrl: string }

export function DeletionRequested({ clientName, clientEmail, days, adminUrl }: Props) {
  return (
    <Layout
      preview={`${clientName} demande la suppression de son compte\u00a0: à traiter dans les ${days}\u00a0jours.`}
      title="Une suppression de compte est demandée"
      reason="Vous recevez ce message parce qu’un client l’a demandé depuis son compte."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {clientName} ({clientEmail}) demande la suppression de son compte et de ses données. La loi vous donne{' '}
        {days}&nbsp;jours.
      </Paragraph>
      <ActionLink href={adminUrl} label="Voir la fiche du client" />
    </Layout>
  )
}

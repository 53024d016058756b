import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { clientName: string; clientEmail: string; days: number; adminUrl: string }

export function DeletionRequested({ clientName, clientEmail, days, adminUrl }: Props) {
  return (
    <Layout
      preview={`À traiter dans les ${days} jours.`}
      title="Une suppression de compte est demandée"
      reason="Vous recevez ce message parce qu’un client l’a demandé depuis son compte."
    >
      <Paragraph>
        {clientName} ({clientEmail}) demande la suppression de son compte et de ses données. La loi vous donne{' '}
        {days}&nbsp;jours.
      </Paragraph>
      <ActionLink href={adminUrl} label="Ouvrir l’administration" />
    </Layout>
  )
}

import { withDe } from '@/lib/domain/elision'
import { formatBill } from '@/lib/domain/money'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  /** null in the mail to the agency. */
  firstName: string | null
  orderId: number
  siteName: string
  amountCents: number
  reason: string
  /** As a French date; null when the provider names none. */
  due: string | null
  /** The bank appeals a first decision. */
  isAppeal?: true
  orderUrl: string
}

/** To owner and agency: the cardholder disputes a payment. */
export function DisputeOpened({ firstName, orderId, siteName, amountCents, reason, due, ...mail }: Props) {
  const { isAppeal, orderUrl } = mail
  const title = isAppeal
    ? `Le litige de la commande n°\u00a0${orderId} demande une nouvelle réponse`
    : `Le paiement de la commande n°\u00a0${orderId} est contesté`
  return (
    <Layout
      preview={`${formatBill(amountCents)} sont contestés auprès de la banque${due === null ? '' : `\u00a0: répondez avant le ${due}`}.`}
      title={title}
      reason={`Vous recevez ce message parce que ce paiement est celui de la boutique ${withDe(siteName)}.`}
    >
      <Paragraph>Bonjour{firstName !== null && ` ${firstName}`},</Paragraph>
      <Paragraph>
        {isAppeal ? 'La banque revient sur sa décision et demande une nouvelle réponse. ' : null}
        Le titulaire de la carte conteste {formatBill(amountCents)} auprès de sa banque (motif&nbsp;: {reason}
        ). N’expédiez pas la commande avant d’y avoir répondu
        {due === null ? '.' : `\u00a0: vous avez jusqu’au ${due}.`}
      </Paragraph>
      <Paragraph>
        La réponse se donne chez le prestataire de paiement, depuis la page de la commande.
      </Paragraph>
      <ActionLink href={orderUrl} label="Répondre au litige" />
    </Layout>
  )
}

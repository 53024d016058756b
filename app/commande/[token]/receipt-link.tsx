import type { Order } from '@/lib/domain/orders/queries'

type Props = { token: string; order: Pick<Order, 'paidAt'> }

/** Nothing before the order is paid. */
export const ReceiptLink = ({ token, order: { paidAt } }: Props) =>
  paidAt && (
    <a href={`/commande/${encodeURIComponent(token)}/recu`} download className="text-link mt-2 self-start">
      Télécharger le reçu (PDF)
    </a>
  )

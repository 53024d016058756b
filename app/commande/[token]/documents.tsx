import { Card } from '@/components/ui/layout/card'
import type { Order } from '@/lib/domain/orders/queries'

type Props = { token: string; order: Pick<Order, 'paidAt' | 'termsVersionId'> }

/** The downloadable documents of an order; none before it is paid. */
export const Documents = ({ token, order: { paidAt, termsVersionId } }: Props) =>
  paidAt && (
    <Card className="flex flex-col gap-2 print:hidden">
      <h2 className="text-xl">Documents</h2>
      <a href={`/commande/${encodeURIComponent(token)}/recu`} download className="text-link self-start">
        Télécharger le reçu (PDF)
      </a>
      {termsVersionId !== null && (
        <a
          href={`/commande/${encodeURIComponent(token)}/conditions`}
          download
          className="text-link self-start"
        >
          Télécharger les conditions acceptées (PDF)
        </a>
      )}
    </Card>
  )

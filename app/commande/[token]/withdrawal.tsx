import { Card } from '@/components/ui/card'
import type { Order } from '@/lib/domain/orders/queries'

/** The right of withdrawal, and what it leaves out. */
export function Withdrawal({ order }: { order: Order }) {
  const customized = order.items.filter(({ customization }) => customization)
  const isWhole = customized.length === order.items.length
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-xl">Droit de rétractation</h2>
      {!isWhole && (
        <p>
          Vous avez quatorze jours après la réception pour changer d’avis, sans donner de motif&nbsp;: écrivez
          au vendeur, à son adresse e-mail.
        </p>
      )}
      {customized.length > 0 && (
        <p>
          Ce droit ne s’applique pas aux articles personnalisés pour vous&nbsp;:{' '}
          {customized.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </Card>
  )
}

import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import type { Order } from '@/lib/domain/orders/queries'
import { phoneLink } from '@/lib/server/phone-link'

type Props = {
  customer: Order['customer']
  /** Where the order goes. */
  country: string | null
  paymentUrl: string
  /** What can be done with what is known. */
  children: ReactNode
}

export function CustomerCard({ customer, country, paymentUrl, children }: Props) {
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-5 sm:p-6 print:p-4">
      <h2 className="text-xl">Client</h2>
      {customer ? <Known {...customer} country={country} /> : <Unknown paymentUrl={paymentUrl} />}
      {customer && children}
    </Card>
  )
}

const Known = ({
  name,
  email,
  phone,
  country,
}: NonNullable<Order['customer']> & { country: string | null }) => (
  <>
    <p className="wrap-anywhere">
      <strong className="font-semibold">{name}</strong>
      <br />
      {email}
      <br />
      {phone || <span className="text-muted">Aucun téléphone</span>}
    </p>
    <div className="flex flex-wrap gap-2 print:hidden">
      <ButtonLink href={`mailto:${email}`} look="secondary" size="small">
        <Mail aria-hidden="true" className="size-4" />
        Écrire
        <span className="sr-only">un e-mail à {name}</span>
      </ButtonLink>
      {phone && (
        <ButtonLink href={phoneLink(phone, country)} look="secondary" size="small">
          <Phone aria-hidden="true" className="size-4" />
          Appeler
          <span className="sr-only">{name}</span>
        </ButtonLink>
      )}
      <CopyButton text={email} label="Copier l’e-mail" instead="sélectionnez l’adresse." />
    </div>
  </>
)

const Unknown = ({ paymentUrl }: { paymentUrl: string }) => (
  <>
    <p className="font-medium text-danger">Erreur lors de la récupération des informations du client.</p>
    <a href={paymentUrl} target="_blank" rel="noreferrer" className="text-link self-start print:hidden">
      Voir le paiement chez le prestataire
    </a>
  </>
)

import { type LucideIcon, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { LongDate } from '@/components/ui/dates/dates'
import { Card } from '@/components/ui/layout/card'
import type { Order } from '@/lib/domain/orders/queries'
import { phoneLink } from '@/lib/server/session/phone-link'

type Props = {
  customer: Order['customer']
  /** When the shopper's data were erased. */
  erasedAt: Date | null
  /** The URL of the shop's page about its shoppers' data. */
  dataHref: string
  /** The destination's country. */
  country: string | null
  paymentUrl: string
  correct: ReactNode
  /** The actions on these data. */
  children: ReactNode
}

export function CustomerCard({
  customer,
  erasedAt,
  dataHref,
  country,
  paymentUrl,
  correct,
  children,
}: Props) {
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-5 sm:p-6 print:p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">Client</h2>
        {customer && correct}
      </div>
      {customer ? (
        <Known {...customer} country={country} />
      ) : erasedAt ? (
        <p className="text-muted">
          Données effacées le <LongDate value={erasedAt.toISOString()} />. Restent les montants et les
          articles, pour votre comptabilité.
        </p>
      ) : (
        <Unknown paymentUrl={paymentUrl} />
      )}
      {customer && children}
      {customer && (
        <AppLink href={dataHref} className="text-link self-start text-sm print:hidden">
          Ses données personnelles
        </AppLink>
      )}
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
      <Contact href={`mailto:${email}`} name={`Écrire un e-mail à ${name}`} icon={Mail} />
      {phone && <Contact href={phoneLink(phone, country)} name={`Appeler ${name}`} icon={Phone} />}
      <CopyButton isIcon text={email} label="Copier l’e-mail" instead="sélectionnez l’adresse." />
    </div>
  </>
)

const Contact = ({ href, name, icon: Icon }: { href: string; name: string; icon: LucideIcon }) => (
  <ButtonLink href={href} look="secondary" size="small" aria-label={name} title={name} className="w-11 px-0">
    <Icon aria-hidden="true" className="size-4" />
  </ButtonLink>
)

const Unknown = ({ paymentUrl }: { paymentUrl: string }) => (
  <>
    <p className="font-medium text-danger">Erreur lors de la récupération des informations du client.</p>
    <a href={paymentUrl} target="_blank" rel="noreferrer" className="text-link self-start print:hidden">
      Voir le paiement chez le prestataire
    </a>
  </>
)

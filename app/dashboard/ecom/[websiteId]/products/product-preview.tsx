import { ImageOff } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { narrowPicturePath } from '@/lib/domain/media/paths'
import { formatBill, parseEuros } from '@/lib/domain/money'
import { typedUnitPrice } from './facts/quantity-fields'

type Props = {
  /** The form's texts by field name, complete or not. */
  texts: Readonly<Record<string, string>>
  /** The URL of the chosen picture; `hash`: that of the stored one. */
  picture: string | null
  hash: string | null
}

/** The product as customers see it, while it is typed. */
export function ProductPreview({ texts, picture, hash }: Props) {
  const src = picture ?? (hash ? narrowPicturePath(hash) : null)
  const cents = parseEuros(texts.reducedCents || texts.priceCents || '')
  const unitPrice = typedUnitPrice(texts)
  return (
    <div
      role="group"
      aria-label="Aperçu dans votre boutique"
      className="flex gap-4 rounded-card bg-sunken p-4"
    >
      <span className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-input bg-surface text-muted">
        {src ? <img src={src} alt="" className="size-24 object-cover" /> : <ImageOff aria-hidden="true" />}
      </span>
      <div className="flex min-w-0 flex-col gap-1 self-center">
        <p className="text-muted text-xs">Aperçu dans votre boutique</p>
        <p className="wrap-anywhere font-semibold leading-tight">
          {texts.name?.trim() || <span className="font-normal text-muted">Nom du produit</span>}
        </p>
        <p className="wrap-anywhere line-clamp-2 text-muted text-sm">{texts.description}</p>
        <p className="font-semibold tabular-nums">
          {cents === null ? <span className="font-normal text-muted">Prix</span> : formatBill(cents)}
          {unitPrice && <span className="font-normal text-muted text-sm"> · {unitPrice}</span>}
        </p>
        {(texts.showcase !== undefined || texts.active === undefined) && (
          <p className="flex flex-wrap gap-1.5">
            {texts.active === undefined && <Badge>Caché</Badge>}
            {texts.showcase !== undefined && <Badge look="info">en vedette</Badge>}
          </p>
        )}
      </div>
    </div>
  )
}

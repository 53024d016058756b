'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { elementLine } from '@/app/apercu/[id]/element-line'
import { usePreview } from '@/app/apercu/[id]/use-preview'
import { CopiedLine } from './copied-line'
import { MeasuringHost } from './measuring-host'
import { reservedColumns } from './reserved-place'

/** The fixed size of the cart's button. */
const CART_PLACE = 'display:inline-block;min-width:8rem;min-height:2.75rem'

/** The markup of the shop's two elements, each with its reserved space; that of the products depends on their columns, once
 *  measured. */
export function ShopLines({ websiteId }: { websiteId: number }) {
  const host = useRef<HTMLDivElement>(null)
  const { state } = usePreview(host, 'products', websiteId)
  const [place, setPlace] = useState('')
  useLayoutEffect(() => {
    if (state !== 'shown' || !host.current) return
    const bare = `<ostal-products site="${websiteId}"></ostal-products>`
    setPlace(reservedColumns('products', bare, host.current))
  }, [state, websiteId])
  return (
    <section aria-labelledby="shop" className="flex flex-col gap-3 py-5">
      <h3 id="shop" className="text-lg">
        Boutique
      </h3>
      <p className="max-w-prose text-muted text-sm">
        Le bouton du panier, pour l’en-tête de toutes vos pages, puis les produits. Le panier reste dans le
        navigateur de votre client, et «&nbsp;Commander&nbsp;» le mène au paiement.
      </p>
      <CopiedLine
        line={`<ostal-cart site="${websiteId}" style="${CART_PLACE}"></ostal-cart>`}
        label="Copier le panier"
      />
      <CopiedLine isLong line={place || elementLine('products', websiteId)} label="Copier l’élément" />
      <MeasuringHost ref={host} />
    </section>
  )
}

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LegalLinks } from '@/components/shop/legal-links'
import { Notice } from '@/components/site/notice'
import { ShopFrame } from '@/components/site/shop-frame'
import { ButtonLink } from '@/components/ui/button'
import { type LoadedShop, loadShop } from './load-shop'

export type Props = { params: Promise<{ websiteId: string }> }

/** Not indexed: every shop has the same text here, and search engines list the shop's own site. */
export const legalMetadata =
  (title: string) =>
  async ({ params }: Props): Promise<Metadata> => {
    const shop = await loadShop((await params).websiteId)
    return { title: shop ? `${title} · ${shop.siteName}` : 'Boutique hors ligne', robots: { index: false } }
  }

/** A legal page of a shop: its title, its content, and links to the shop's other pages. */
export async function LegalPage({
  params,
  title,
  children,
}: Props & { title: string; children: (shop: LoadedShop) => ReactNode }) {
  const shop = await loadShop((await params).websiteId)
  if (!shop) return <Offline />
  return (
    <ShopFrame site={shop.site}>
      <div className="mx-auto flex max-w-3xl flex-col gap-8 px-4 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
        <h1 className="break-words text-[1.75rem] md:text-4xl">{title}</h1>
        {children(shop)}
        <LegalLinks websiteId={shop.site.id} className="border-hairline border-t pt-6 print:hidden" />
      </div>
    </ShopFrame>
  )
}

const Offline = () => (
  <ShopFrame>
    <Notice
      title="Cette boutique est hors ligne"
      stage={1}
      action={<ButtonLink href="/">Retour à l’accueil</ButtonLink>}
    >
      <p>Le site est désactivé pour le moment et ne vend rien.</p>
    </Notice>
  </ShopFrame>
)

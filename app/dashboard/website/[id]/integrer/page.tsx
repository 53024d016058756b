import type { Metadata } from 'next'
import { elementLine } from '@/app/apercu/[id]/element-line'
import { isShop } from '@/app/apercu/[id]/is-shop'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { getWebsite } from '@/lib/domain/websites/queries'
import { env } from '@/lib/env'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { CopiedLine } from './copied-line'
import { EmbeddingFrame } from './frame'
import { ReservedLine } from './reserved-line'
import { ShopLines } from './shop-lines'

export const metadata: Metadata = { title: 'Intégrer à votre site' }

const LISTS = [
  { list: 'testimonials', title: 'Avis clients' },
  { list: 'events', title: 'Événements' },
  { list: 'team', title: 'Équipe' },
  { list: 'gallery', title: 'Galerie' },
] as const

export default async function EmbeddingPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/website/${encodeURIComponent(id)}/integrer`)
  const website = await orNotFound(getWebsite(ctx, pathId(id)))
  const script = `<script type="module" src="${env().PUBLIC_ORIGIN}/embed.js"></script>`
  return (
    <EmbeddingFrame id={String(website.id)} name={website.name}>
      {website.status === 'inactive' && (
        <Alert look="late">Ce site est inactif : sur vos pages, ces éléments ne montrent rien.</Alert>
      )}
      <Card className="flex flex-col gap-3 max-md:p-5">
        <h2 className="text-xl">1. À placer une fois dans votre page</h2>
        <p className="max-w-prose text-muted">Cette ligne va dans l’en-tête de la page.</p>
        <CopiedLine line={script} label="Copier le script" />
      </Card>
      <Card className="flex flex-col gap-1 max-md:p-5">
        <h2 className="text-xl">2. Là où chaque liste doit apparaître</h2>
        <p className="mt-2 max-w-prose text-muted">
          Une modification se voit dès la prochaine visite. La hauteur est dans la ligne, où vous pouvez la
          changer : une liste plus longue y défile.
        </p>
        <div className="-mb-5 divide-y divide-hairline">
          {LISTS.map(({ list, title }) => (
            <section key={list} aria-labelledby={list} className="flex flex-col gap-3 py-5">
              <h3 id={list} className="text-lg">
                {title}
              </h3>
              <CopiedLine line={elementLine(list, website.id)} label="Copier l’élément" />
              <ReservedLine list={list} websiteId={website.id} />
            </section>
          ))}
          {(await isShop(ctx, website.id)) && <ShopLines websiteId={website.id} />}
        </div>
      </Card>
    </EmbeddingFrame>
  )
}

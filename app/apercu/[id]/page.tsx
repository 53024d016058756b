import type { Metadata } from 'next'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { getWebsite } from '@/lib/domain/websites/queries'
import { env } from '@/lib/env'
import { orNotFound, pathId } from '@/lib/server/or-not-found'
import { requireSignedIn } from '@/lib/server/session'
import { CopiedLine } from './copied-line'
import { PreviewFrame } from './frame'
import { ListPreview } from './list-preview'
import { isShop, ShopLines } from './shop-lines'

export const metadata: Metadata = { title: 'Aperçu de votre site' }

const LISTS = [
  { list: 'testimonials', title: 'Avis clients' },
  { list: 'events', title: 'Événements' },
  { list: 'team', title: 'Équipe' },
  { list: 'gallery', title: 'Galerie' },
] as const

export default async function PreviewPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const ctx = await requireSignedIn(`/apercu/${encodeURIComponent(id)}`)
  const website = await orNotFound(getWebsite(ctx, pathId(id)))
  const script = `<script type="module" src="${env().PUBLIC_ORIGIN}/embed.js"></script>`
  return (
    <PreviewFrame id={String(website.id)} name={website.name}>
      {website.status === 'inactive' && (
        <Alert look="late">Ce site est inactif : sur vos pages, ces éléments ne montrent rien.</Alert>
      )}
      <Card className="flex flex-col gap-3 max-md:p-5">
        <h2 className="text-xl">À placer une fois dans votre page</h2>
        <p className="max-w-prose text-muted">
          Cette ligne va dans l’en-tête de la page, où qu’elle soit hébergée. Ajoutez ensuite la ligne de
          chaque liste à l’endroit où elle doit apparaître : une modification se voit dès la prochaine visite.
          Sa hauteur est dans la ligne, où vous pouvez la changer : une liste plus longue y défile.
        </p>
        <CopiedLine line={script} label="Copier le script" />
      </Card>
      {LISTS.map(({ list, title }) => (
        <section key={list} aria-labelledby={list} className="flex flex-col gap-4">
          <h2 id={list} className="text-2xl">
            {title}
          </h2>
          <ListPreview list={list} title={title} websiteId={website.id} />
        </section>
      ))}
      {(await isShop(ctx, website.id)) && <ShopLines websiteId={website.id} />}
    </PreviewFrame>
  )
}

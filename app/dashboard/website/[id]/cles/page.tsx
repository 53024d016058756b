import type { Metadata } from 'next'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { brand } from '@/content/brand'
import { MAX_KEYS } from '@/lib/domain/api-keys/constants'
import { listKeys } from '@/lib/domain/api-keys/queries'
import { getWebsite } from '@/lib/domain/websites/queries'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { AddKeyForm } from './add-key-form'
import { KeysFrame } from './frame'
import { KeyTable } from './key-table'

export const metadata: Metadata = { title: NO_TITLE }

export default async function KeysPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/website/${encodeURIComponent(id)}/cles`)
  const website = await orNotFound(getWebsite(ctx, pathId(id)))
  const { rows } = await orNotFound(listKeys(ctx, { websiteId: website.id, limit: MAX_KEYS, after: null }))
  return (
    <KeysFrame id={String(website.id)} name={website.name}>
      <Card className="flex flex-col gap-4">
        <h2 className="text-xl">Créer une clé</h2>
        <AddKeyForm websiteId={website.id} isFull={rows.length >= MAX_KEYS} brandName={brand.name} />
      </Card>
      <section aria-labelledby="cles" className="flex flex-col gap-5">
        <h2 id="cles" tabIndex={-1} className="text-2xl">
          Vos clés
        </h2>
        {rows.length === 0 ? (
          <EmptyState sentence="Ce site n’a pas encore de clé. Il n’en faut une que si un programme doit lire ou modifier son contenu." />
        ) : (
          <KeyTable keys={rows} />
        )}
      </section>
    </KeysFrame>
  )
}

import type { Metadata } from 'next'
import { z } from 'zod'
import { ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { Pager } from '@/components/ui/lists/pager'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { EntityIdText } from '@/lib/domain/entity-id'
import { findRefusedForm } from '@/lib/domain/forms/queries'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { listLatestUploads } from '@/lib/domain/media/list-latest-uploads'
import { PositionCursor } from '@/lib/domain/paging'
import { findWebsite } from '@/lib/domain/websites/queries'
import { env } from '@/lib/env'
import { settle } from '@/lib/server/forms/settle'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { ImageGrid } from './image-grid'
import { UploadForm } from './upload-form'

export const metadata: Metadata = { title: NO_TITLE }

const PATH = '/admin/images'
const HEADING = 'images'
const UNREAD = 'Les images n’ont pas pu être lues.'
/** Marks the page after a refused form without script. */
const REFUSED = 'refus'
/** Images without a website: `-1`, as in the API, or no value. */
const Filter = z.strictObject({
  id: z
    .literal('-1')
    .transform(() => undefined)
    .or(EntityIdText)
    .optional(),
})

export default async function ImagesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'uploads.manage')
  const query = await searchParams
  const { filter, page, isFiltered, refused, links, here } = readListAddress({
    path: PATH,
    query,
    filter: Filter,
    cursor: PositionCursor,
    limit: 24,
    beside: [REFUSED],
  })
  const websiteId = filter.id ?? null
  const [start, listed, named] = await Promise.all([
    query[REFUSED] ? findRefusedForm(ctx) : null,
    settle(listLatestUploads(ctx, { websiteId, page })),
    settle(websiteId === null ? Promise.resolve(null) : findWebsite(ctx, websiteId)),
  ])
  const slice = listed.data ?? { rows: [], next: null, previous: null }
  const site = named.data ?? null
  // Only what the screen shows: storage keys stay on the server.
  const images = slice.rows.map(({ id, hash, name, alt, width, height, position }) => ({
    id,
    hash,
    name,
    alt,
    width,
    height,
    position,
  }))
  return (
    <AdminFrame current={PATH}>
      <RefusedFilters names={refused} />
      <Card className="flex flex-col gap-4 p-5 sm:p-6">
        <h2 className="text-xl">Envoyer une image</h2>
        <UploadForm
          websiteId={websiteId === null ? '' : String(websiteId)}
          submissionId={crypto.randomUUID()}
          start={start ?? EMPTY_FORM}
        />
      </Card>
      <section aria-labelledby={HEADING} className="flex flex-col gap-5">
        <h2 id={HEADING} tabIndex={-1} className="wrap-anywhere text-2xl">
          {websiteId === null
            ? 'Images sans site'
            : `Images de ${site ? `«\u00a0${site.name}\u00a0»` : `n°\u00a0${websiteId}`}`}
        </h2>
        <FilterBar path={PATH} isFiltered={isFiltered}>
          <TextField
            name="id"
            label="Site n°"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            defaultValue={filter.id}
            placeholder="Aucun site"
            className="sm:w-40"
          />
        </FilterBar>
        {images.length === 0 ? (
          <EmptyState
            sentence={listed.error ? `${UNREAD} ${listed.error}` : emptySentence(websiteId, site !== null)}
            action={
              listed.error && (
                <ButtonLink href={here()} look="secondary" size="small">
                  Réessayer
                </ButtonLink>
              )
            }
          />
        ) : (
          <>
            <ImageGrid origin={env().PUBLIC_ORIGIN} images={images} heading={HEADING} />
            <Pager {...links(slice)} />
          </>
        )}
      </section>
    </AdminFrame>
  )
}

function emptySentence(websiteId: number | null, isKnown: boolean): string {
  if (websiteId === null)
    return 'Aucune image sans site. Celles que vous envoyez sans numéro de site sont ici.'
  return isKnown
    ? 'Aucune image pour ce site. Envoyez la première ci-dessus.'
    : `Aucun site ne porte le numéro ${websiteId}.`
}

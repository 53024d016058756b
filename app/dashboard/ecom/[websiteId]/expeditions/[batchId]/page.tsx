import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { ButtonLink } from '@/components/ui/button'
import { Moment } from '@/components/ui/dates/dates'
import { Alert } from '@/components/ui/layout/alert'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { countLabel } from '@/components/ui/lists/count'
import { type Batch, getBatch } from '@/lib/domain/shipping/batch-queries'
import { getWebsite } from '@/lib/domain/websites/queries'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { BatchTable } from './batch-table'

type Props = { params: Promise<{ websiteId: string; batchId: string }> }

export const metadata: Metadata = { title: 'Expéditions groupées' }

const STOPPED = {
  agency:
    'L’agence doit d’abord intervenir, et elle est prévenue. Les commandes suivantes n’ont pas été tentées.',
  carrier:
    'Mondial Relay ne répond pas. Les commandes suivantes n’ont pas été tentées\u00a0: réessayez dans un moment.',
  restart:
    'Ostal a redémarré pendant la création. Les commandes suivantes n’ont pas été tentées\u00a0: relancez-les.',
}

/** The results of a batch of shipped orders, and their labels in one file. */
export default async function BatchPage({ params }: Props) {
  const { websiteId, batchId } = await params
  const path = `/dashboard/ecom/${websiteId}/expeditions/${batchId}`
  const ctx = await requireSignedIn(path)
  const website = await orNotFound(getWebsite(ctx, pathId(websiteId)))
  const batch = await orNotFound(getBatch(ctx, { websiteId: website.id, id: pathId(batchId) }))
  const labels = batch.lines.filter(({ labelUrl }) => labelUrl !== null).length
  return (
    <Page>
      <PageHeader
        back={`/dashboard/ecom/${website.id}`}
        kicker={website.name}
        title="Expéditions groupées"
        intro={
          <>
            {summary(batch)} · <Moment at={batch.startedAt} />
          </>
        }
        action={
          labels > 0 && (
            <ButtonLink href={`${path}/etiquettes`} target="_blank" rel="noreferrer">
              <span aria-hidden="true">📋</span> Imprimer {countLabel(labels, 'étiquette', 'étiquettes')}
            </ButtonLink>
          )
        }
      />
      {batch.isRunning && (
        <Alert
          look="info"
          action={
            <AppLink href={path} className="font-semibold underline">
              Actualiser
            </AppLink>
          }
        >
          Les étiquettes sont en cours de création
        </Alert>
      )}
      {batch.stoppedBy && <Alert look="late">{STOPPED[batch.stoppedBy]}</Alert>}
      <BatchTable batch={batch} />
    </Page>
  )
}

function summary({ lines }: Batch): string {
  const shipped = lines.filter(({ outcome }) => outcome === 'shipped').length
  return `${countLabel(shipped, 'commande expédiée', 'commandes expédiées')} sur ${lines.length}`
}

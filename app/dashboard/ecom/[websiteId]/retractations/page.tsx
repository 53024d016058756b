import type { Metadata } from 'next'
import { LongDate, Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { getWebsite } from '@/lib/domain/websites/queries'
import { fourteenDaysAfter, type Withdrawal } from '@/lib/domain/withdrawals/policy'
import { listUnmatched } from '@/lib/domain/withdrawals/queries'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { handleUnmatchedAction } from './actions'
import { WithdrawalsFrame } from './frame'

export const metadata: Metadata = { title: 'Rétractations à vérifier' }

type Props = { params: Promise<{ websiteId: string }> }

/** The withdrawals without a matching order; the others are shown with their order. */
export default async function WithdrawalsPage({ params }: Props) {
  const { websiteId } = await params
  const ctx = await requireSignedIn(`/dashboard/ecom/${encodeURIComponent(websiteId)}/retractations`)
  const website = await orNotFound(getWebsite(ctx, pathId(websiteId)))
  const withdrawals = await listUnmatched(ctx, website.id)
  return (
    <WithdrawalsFrame id={String(website.id)} name={website.name}>
      <p className="max-w-prose text-muted">
        Ces déclarations viennent de la{' '}
        <a href={`/retractation/${website.id}`} className="text-link">
          page de rétractation de votre boutique
        </a>
        . Leur numéro et leur adresse ne correspondent à aucune commande payée. Si vous reconnaissez la
        commande, la déclaration compte depuis sa date&nbsp;: remboursez-la depuis la commande, puis
        marquez-la ici comme réglée. Sinon, répondez à l’adresse indiquée.
      </p>
      {withdrawals.length === 0 ? (
        <EmptyState sentence="Aucune déclaration à vérifier." />
      ) : (
        <ul className="flex flex-col gap-4">
          {withdrawals.map((withdrawal) => (
            <li key={withdrawal.id}>
              <Declaration withdrawal={withdrawal} />
            </li>
          ))}
        </ul>
      )}
    </WithdrawalsFrame>
  )
}

const Declaration = ({ withdrawal }: { withdrawal: Withdrawal }) => (
  <Card className="wrap-anywhere flex flex-col items-start gap-2 p-5">
    <h2 className="text-lg">
      {withdrawal.name}, commande «&nbsp;{withdrawal.orderText}&nbsp;»
    </h2>
    <p className="text-muted text-sm">
      Déclarée le <Moment at={withdrawal.declaredAt} /> · {withdrawal.email}
    </p>
    <p>{withdrawal.articles}</p>
    {withdrawal.handledAt ? (
      <p className="text-muted text-sm">
        Réglée le <Moment at={withdrawal.handledAt} />
      </p>
    ) : (
      <>
        <p>
          Si elle est fondée, à rembourser au plus tard le <LongDate value={fourteenDaysAfter(withdrawal)} />.
        </p>
        <ActionForm
          action={handleUnmatchedAction}
          fields={{ websiteId: withdrawal.websiteId, withdrawalId: withdrawal.id }}
        >
          <SubmitButton look="secondary" size="small">
            Réglée
          </SubmitButton>
        </ActionForm>
      </>
    )}
  </Card>
)

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { QuoteSheet } from '@/components/quotes/quote-sheet'
import { QUOTE_STATES } from '@/components/quotes/quote-words'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { LongDate, Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/layout/alert'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { BRAND_NAME } from '@/content/brand-name'
import { type Day, parisDay } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'
import { listWebsitesOf } from '@/lib/domain/quotes/prefill'
import { getQuote, type QuoteDetail } from '@/lib/domain/quotes/queries'
import { QuoteInput, type QuoteWithdrawal } from '@/lib/domain/quotes/schema'
import type { Query } from '@/lib/server/requests/list-address'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requirePageAccess } from '@/lib/server/session/session'
import { deleteQuoteAction, sendQuoteAction, withdrawQuoteAction } from '../actions'
import { QuoteForm } from '../quote-form'
import { RecordWithdrawal, SettleWithdrawal } from './withdrawal-forms'

export const metadata: Metadata = { title: NO_TITLE }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Query> }

/** A quote as the agency sees it: a draft as its form or preview (`vue=apercu`), a sent quote with its outcome. */
export default async function QuotePage({ params, searchParams }: Props) {
  const { id } = await params
  const ctx = await requirePageAccess(`/admin/devis/${encodeURIComponent(id)}`, 'subscriptions.manage')
  const quote = await orNotFound(getQuote(ctx, pathId(id)))
  const isDraft = quote.status === 'draft'
  const isWriting = isDraft && (await searchParams).vue !== 'apercu'
  const websites = isWriting && quote.clientId !== null ? await listWebsitesOf(ctx, quote.clientId) : []
  const state = QUOTE_STATES[quote.status]
  const title = quote.number ? `Devis ${quote.number}` : 'Devis, brouillon'
  return (
    <Page width="text">
      <PageHeader
        back="/admin/devis"
        kicker={quote.number ?? 'Devis'}
        title={`${quote.firstName} ${quote.lastName}`}
        action={isDraft && !isWriting && <Send id={quote.id} email={quote.email} />}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <Badge look={state.look}>{state.agency}</Badge>
        {isDraft && quote.version > 0 && <span>version {quote.version} déjà envoyée</span>}
        {quote.status === 'sent' && quote.validUntil && (
          <span>
            valable jusqu’au <LongDate value={quote.validUntil} />
          </span>
        )}
        <a href={`/admin/devis/${quote.id}/pdf`} download className="text-link min-w-11">
          PDF
        </a>
        {isDraft && (
          <AppLink href={`/admin/devis/${quote.id}${isWriting ? '?vue=apercu' : ''}`} className="text-link">
            {isWriting ? 'Voir l’aperçu' : 'Modifier'}
          </AppLink>
        )}
        {quote.ticketId !== null && (
          <AppLink href={`/dashboard/tickets/${quote.ticketId}`} className="text-link">
            Sa conversation
          </AppLink>
        )}
      </p>
      <Outcome quote={quote} />
      <Withdrawal quote={quote} title={title} today={parisDay(ctx.now())} />
      {isWriting ? (
        <QuoteForm
          title={title}
          id={String(quote.id)}
          source=""
          quote={inputOf(quote)}
          isOfClient={quote.clientId !== null}
          websites={websites}
        />
      ) : (
        <>
          <title>{`${title} · ${BRAND_NAME}`}</title>
          <QuoteSheet quote={quote.document} />
        </>
      )}
      <VersionsAndActions quote={quote} />
    </Page>
  )
}

const Send = ({ id, email }: { id: number; email: string }) => (
  <ActionForm action={sendQuoteAction} fields={{ id }}>
    <SubmitButton title={`À ${email}`}>Envoyer au client</SubmitButton>
  </ActionForm>
)

function Outcome({ quote }: { quote: QuoteDetail }) {
  const { status, acceptance, refusedAt, refusalReason } = quote
  if (status === 'accepted' && acceptance)
    return (
      <Note>
        Accepté le <Moment at={acceptance.acceptedAt} /> par «&nbsp;{acceptance.typedName}&nbsp;».
        {acceptance.startsAtOnce === false &&
          ' Le client n’a pas demandé que le travail commence avant la fin de son délai de rétractation.'}
        {quote.websiteId !== null && (
          <>
            {' '}
            <AppLink href={`/admin/websites?fiche=${quote.websiteId}`} className="text-link">
              Étapes du projet
            </AppLink>
          </>
        )}
      </Note>
    )
  if (status === 'withdrawn' && quote.withdrawal)
    return (
      <Note>
        Le client s’est rétracté le <LongDate value={quote.withdrawal.on} />, noté le{' '}
        <Moment at={quote.withdrawal.at} />.{keptWords(quote.withdrawal)}
      </Note>
    )
  if (status === 'refused')
    return (
      <Note>
        Refusé{refusedAt && ' le '}
        {refusedAt && <Moment at={refusedAt} />}
        {refusalReason ? `\u00a0: «\u00a0${refusalReason}\u00a0»` : ', sans raison donnée.'}
      </Note>
    )
  return null
}

function keptWords({ keptCents, keptReason }: QuoteWithdrawal): string {
  if (keptCents === null)
    return ' Une étape était faite à sa demande\u00a0: décidez ce que vous gardez de l’acompte.'
  return keptCents > 0 ? ` Vous gardez ${formatBill(keptCents)}\u00a0: ${keptReason}` : ' Rien n’est gardé.'
}

/** Records a withdrawal, then asks the agency how much of the deposit it keeps. */
function Withdrawal({ quote, title, today }: { quote: QuoteDetail; title: string; today: Day }) {
  const { id, status, acceptance, document, withdrawal } = quote
  if (withdrawal?.keptCents === null)
    return <SettleWithdrawal {...{ id, title }} most={formatBill(document.depositCents)} />
  const canWithdraw = document.clientKind === 'consumer' || document.isOffPremises
  if (status !== 'accepted' || !acceptance || !canWithdraw) return null
  return <RecordWithdrawal {...{ id, title, today }} acceptedOn={parisDay(acceptance.acceptedAt)} />
}

const Note = ({ children }: { children: ReactNode }) => (
  <Alert look="info" role={undefined}>
    {children}
  </Alert>
)

function VersionsAndActions({ quote }: { quote: QuoteDetail }) {
  const { id, status, version, versions } = quote
  return (
    <div className="flex flex-col gap-6">
      {versions.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Versions envoyées ({versions.length})
          </summary>
          <ul className="flex flex-col gap-1 text-sm">
            {versions.map((one) => (
              <li key={one.version} className="wrap-anywhere">
                Version {one.version}, envoyée le <Moment at={one.sentAt} />{' '}
                <span className="text-muted">SHA-256 {one.hash.slice(0, 16)}…</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {status !== 'draft' && status !== 'accepted' && status !== 'withdrawn' && (
        <ActionForm action={withdrawQuoteAction} fields={{ id }}>
          <SubmitButton look="secondary" className="self-start max-sm:w-full">
            Reprendre pour modifier
          </SubmitButton>
        </ActionForm>
      )}
      {status === 'draft' && version === 0 && (
        <ActionForm action={deleteQuoteAction} fields={{ id }}>
          <button
            type="submit"
            className={buttonStyle({ look: 'secondary', size: 'small', className: 'self-start' })}
          >
            Supprimer le brouillon
          </button>
        </ActionForm>
      )}
    </div>
  )
}

/** The stored quote as its form's input. */
function inputOf({ lines, ...quote }: QuoteDetail): QuoteInput {
  const { paymentPlan, siteName, siteUrl } = quote
  const typed = lines.flatMap(({ kind, label, quantity, unitCents, vatPermille }) =>
    kind === 'plan' ? [] : [{ kind, label, quantity, unitCents, vatPermille }],
  )
  const fields = { ...quote, paymentPlan: paymentPlan ?? 'monthly', siteName, siteUrl, lines: typed }
  return QuoteInput.safeParse(fields).data ?? (fields as QuoteInput)
}

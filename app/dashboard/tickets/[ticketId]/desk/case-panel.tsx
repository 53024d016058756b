import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { QUOTE_STATES } from '@/components/quotes/quote-words'
import { duration } from '@/components/tickets/duration'
import { PLAN_FACTS } from '@/content/plan-facts'
import { formatEuros } from '@/lib/domain/money'
import type { CaseFile } from '@/lib/domain/tickets/case-file'
import { coverageWords } from '@/lib/domain/websites/ownership-words'
import { phoneLink } from '@/lib/server/session/phone-link'
import { Assignment } from './assignment'
import type { Desk } from './load-desk'
import { Notes } from './notes'

type Props = { ticketId: number; me: number; desk: Desk }

/** The agency's context for an answer: whose turn it is, the assignee, the client, and internal notes. */
export function CasePanel({ ticketId, me, desk: { file, staff, quotes } }: Props) {
  return (
    <aside
      id="dossier"
      aria-label="Dossier"
      className="flex scroll-mt-20 flex-col gap-6 max-lg:mt-6 max-lg:border-hairline max-lg:border-t max-lg:pt-6 lg:sticky lg:top-40 lg:-mx-1 lg:max-h-[calc(100dvh-11rem)] lg:self-start lg:overflow-y-auto lg:px-1 lg:pb-1"
    >
      <Assignment ticketId={ticketId} me={me} assignee={file.assignee} staff={staff} />
      <Part title="Client">
        <Client file={file} />
      </Part>
      <Part title="Suivi">
        <Facts file={file} />
      </Part>
      {quotes && (
        <Part title="Devis">
          <ul className="flex flex-col gap-1 text-sm">
            {quotes.map(({ id, number, status }) => (
              <li key={id}>
                <AppLink href={`/admin/devis/${id}`} className="text-link">
                  {number ?? 'Brouillon'}
                </AppLink>
                , {QUOTE_STATES[status].agency.toLowerCase()}
              </li>
            ))}
            <li>
              <AppLink href={`/admin/devis/nouveau?de=demande-${ticketId}`} className="text-link">
                Écrire un devis
              </AppLink>
            </li>
          </ul>
        </Part>
      )}
      {file.otherTickets.length > 0 && (
        <Part title="Ses autres demandes ouvertes">
          <ul className="flex flex-col gap-1">
            {file.otherTickets.map(({ id, title }) => (
              <li key={id}>
                <AppLink href={`/dashboard/tickets/${id}`} className="text-link wrap-anywhere">
                  {title}
                </AppLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Notes ticketId={ticketId} notes={file.notes} />
    </aside>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h2 className="font-semibold font-text text-base tracking-normal">{title}</h2>
    {children}
  </section>
)

const PERIODS = { monthly: 'par mois', yearly: 'par an' }

function Client({ file: { client, plans } }: { file: CaseFile }) {
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="font-semibold text-base">{client.name}</p>
      <a href={`mailto:${client.email}`} className="text-link wrap-anywhere">
        {client.email}
      </a>
      {client.phone && (
        <a href={phoneLink(client.phone)} className="text-link">
          {client.phone}
        </a>
      )}
      {plans.length === 0 ? (
        <p className="text-muted">Sans formule en cours</p>
      ) : (
        plans.map(({ id, plan, paymentPlan, priceCents }) => (
          <p key={id}>
            {PLAN_FACTS[plan].name}, {formatEuros(priceCents)} {PERIODS[paymentPlan]}
          </p>
        ))
      )}
      <AppLink
        href={`/dashboard/support?recherche=${encodeURIComponent(client.email)}`}
        className="text-link"
      >
        Toutes ses demandes ouvertes
      </AppLink>
    </div>
  )
}

function Facts({ file: { createdAt, firstAnsweredAt, waitingFor, site, coverage } }: { file: CaseFile }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      <dt className="text-muted">À qui de répondre</dt>
      <dd>{waitingFor === 'agency' ? 'À nous' : 'Au client'}</dd>
      <dt className="text-muted">Première réponse</dt>
      <dd>{firstAnsweredAt ? duration(createdAt, firstAnsweredAt) : 'Pas encore'}</dd>
      {site && (
        <>
          <dt className="text-muted">Site</dt>
          <dd className="wrap-anywhere">
            <a href={site.url} rel="noopener noreferrer" className="text-link">
              {site.name}
            </a>
          </dd>
        </>
      )}
      {coverage && (
        <>
          <dt className="text-muted">Bug</dt>
          <dd>{coverageWords(coverage) ?? 'Ni abonnement, ni livraison notée'}</dd>
        </>
      )}
    </dl>
  )
}

import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { parisDay } from '@/lib/domain/calendar'
import { kindOfForm } from '@/lib/domain/cancellations/policy'
import type { Context } from '@/lib/domain/context'
import { EntityIdText } from '@/lib/domain/entity-id'
import type { Lead, LeadStatus } from '@/lib/domain/leads/lead'
import { offerOf } from '@/lib/domain/leads/offer'
import { leadSubject } from '@/lib/domain/leads/policy'
import { getMessage, getProject } from '@/lib/domain/leads/queries'
import { listQuotesOf } from '@/lib/domain/quotes/list-quotes'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { CancellationSection } from './cancellation'
import { ConvertForm } from './convert-form'
import { DeleteLead } from './delete-lead'
import { LeadForm } from './lead-form'
import { LeadQuotes } from './lead-quotes'
import { kindName } from './lead-words'

type Props = {
  ctx: Context
  sheet: string | string[] | undefined
  /** The number of a contract to match with a declaration. */
  contract: string | string[] | undefined
  closeHref: string
}

/** The sheet that the URL names: `message-12` or `projet-3`. */
export async function LeadSheet({ ctx, sheet, contract, closeHref }: Props) {
  if (typeof sheet !== 'string') return null
  const [kind, id = ''] = sheet.split('-')
  if (kind === 'message')
    return (
      <MessageSheet
        ctx={ctx}
        id={pathId(id)}
        closeHref={closeHref}
        wanted={EntityIdText.safeParse(contract).data ?? null}
      />
    )
  if (kind === 'projet') return <ProjectSheet ctx={ctx} id={pathId(id)} closeHref={closeHref} />
  return null
}

type OfLead = { ctx: Context; id: number; closeHref: string }

async function MessageSheet({ ctx, id, closeHref, wanted }: OfLead & { wanted: number | null }) {
  const message = await orNotFound(getMessage(ctx, id))
  const quotes = await listQuotesOf(ctx, { contactMessageId: id })
  return (
    <Sheet
      kind="message"
      subject={leadSubject(message.fields.subject)}
      lead={message}
      name={message.senderName}
      closeHref={closeHref}
      more={
        kindOfForm(message.form) ? (
          <CancellationSection ctx={ctx} messageId={id} wanted={wanted} closeHref={closeHref} />
        ) : (
          <LeadQuotes quotes={quotes} source={`message-${id}`} />
        )
      }
    >
      <dl className="flex flex-col gap-3">
        {message.lines.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {message.senderEmail !== '' && (
        <p>
          <a href={`mailto:${message.senderEmail}`} className="text-link">
            Répondre par e-mail
          </a>
        </p>
      )}
    </Sheet>
  )
}

async function ProjectSheet({ ctx, id, closeHref }: OfLead) {
  const { request, client, recap } = await orNotFound(getProject(ctx, id))
  const quotes = await listQuotesOf(ctx, { projectRequestId: id })
  const name = `${client.firstName} ${client.lastName}`
  return (
    <Sheet
      kind="projet"
      lead={request}
      name={name}
      closeHref={closeHref}
      more={
        <>
          <LeadQuotes quotes={quotes} source={`projet-${id}`} />
          {request.websiteId === null && (
            <ConvertForm
              id={id}
              name={client.businessName ?? name}
              url={request.websiteUrl}
              hasOffer={offerOf(request) !== null}
              dueDate={parisDay(ctx.now())}
            />
          )}
        </>
      }
    >
      <p>
        <a href={`mailto:${client.email}`} className="text-link wrap-anywhere">
          {client.email}
        </a>
        {client.phone && ` · ${client.phone}`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{recap}</p>
      <p className="flex flex-wrap gap-x-4">
        <a href={`/dashboard/tickets/${request.ticketId}`} className="text-link">
          Ouvrir sa conversation
        </a>
        <a
          href={`/admin/projets/${request.websiteId === null ? `demande-${id}` : `site-${request.websiteId}`}`}
          className="text-link"
        >
          Étapes du projet
        </a>
        {request.websiteId !== null && (
          <a href={`/dashboard/website/${request.websiteId}`} className="text-link">
            Ouvrir son site
          </a>
        )}
      </p>
    </Sheet>
  )
}

type SheetProps = {
  kind: 'message' | 'projet'
  subject?: Lead['subject']
  lead: { id: number; status: LeadStatus; notes: string; createdAt: Date }
  name: string
  closeHref: string
  more?: ReactNode
  children: ReactNode
}

const Sheet = ({ kind, subject = null, lead, name, closeHref, more, children }: SheetProps) => (
  <LeadForm
    kind={kind}
    id={lead.id}
    title={name}
    status={lead.status}
    notes={lead.notes}
    closeHref={closeHref}
    more={
      <div className="mt-8 flex flex-col gap-8">
        {more}
        <DeleteLead kind={kind} id={lead.id} name={name} />
      </div>
    }
  >
    <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
      <Badge>{kindName({ kind, subject })}</Badge>
      <Moment at={lead.createdAt} />
    </p>
    {children}
  </LeadForm>
)

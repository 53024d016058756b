import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { FieldNotes } from '@/components/ui/fields/field'
import type { User } from '@/lib/domain/users/schema'

export type Client = { id: number; name: string; email: string }

export const clientOf = ({ id, firstName, lastName, email }: User): Client => ({
  id,
  name: `${firstName} ${lastName}`,
  email,
})

type Props = {
  client: Client
  /** The URL of the step that chooses another client. */
  changeHref: string
  issue: string | undefined
}

/** The client of a website or a subscription, as the sheet's form sends it. */
export const ClientLine = ({ client, changeHref, issue }: Props) => (
  <div className="flex flex-col gap-1.5">
    <p className="font-semibold text-sm">Client</p>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-input border border-hairline bg-sunken px-4 py-2.5">
      <p className="wrap-anywhere min-w-0">
        {client.name}
        <span className="block text-muted text-sm">
          {client.email} · n°&nbsp;{client.id}
        </span>
      </p>
      <AppLink
        href={changeHref}
        scroll={false}
        className={buttonStyle({ look: 'quiet', size: 'small', className: '-mr-2' })}
      >
        Changer<span className="sr-only"> de client</span>
      </AppLink>
    </div>
    <input type="hidden" name="clientId" value={client.id} />
    <FieldNotes name="clientId" issue={issue} />
  </div>
)

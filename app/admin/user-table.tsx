import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { Table } from '@/components/ui/lists/table'
import { formatBill } from '@/lib/domain/money'
import type { Dependents } from '@/lib/domain/users/dependents'
import type { User } from '@/lib/domain/users/schema'
import type { Query } from '@/lib/server/requests/list-address'
import { DeleteUser } from './delete-user'
import { MailFailureBadge } from './mail-failure-badge'
import { RowActions } from './row-actions'
import { actionsColumn } from './row-columns'

const LOOKS = { USER: 'neutral', MODERATOR: 'info', ADMIN: 'late' } as const
const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** An account with the dependents that prevent its deletion. */
type ShownUser = User & { dependents: Dependents[] }

type Props = {
  users: ShownUser[]
  /** The account of the open sheet, as the URL names it. */
  open: Query[string]
  /** The address of an account's sheet. */
  sheetOf: (id: number) => string
  /** The URL of the agency's fees on an account's orders. */
  feesOf: (id: number) => string
}

export const UserTable = ({ users, open, sheetOf, feesOf }: Props) => (
  <Table
    label="Comptes"
    rows={users}
    rowKey={({ id }) => id}
    isOpen={({ id }) => String(id) === open}
    columns={[
      { title: 'Compte', cell: (user) => <Name {...user} /> },
      {
        title: 'Rôle',
        card: 'right',
        cell: ({ role }) => (
          <Badge look={LOOKS[role]} lang="en">
            {role}
          </Badge>
        ),
      },
      {
        title: 'Frais',
        card: 'wide',
        isLabelled: true,
        className: 'whitespace-nowrap text-sm tabular-nums',
        cell: ({ fixedFeeCents, percentFee }) =>
          `${formatBill(fixedFeeCents)} + ${percent.format(percentFee)}\u00a0%`,
      },
      actionsColumn((user: ShownUser) => (
        <Actions user={user} sheet={sheetOf(user.id)} fees={feesOf(user.id)} />
      )),
    ]}
  />
)

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`

const Name = (user: User) => (
  <>
    <span className="wrap-anywhere font-semibold">{nameOf(user)}</span>
    {user.businessName && <span className="wrap-anywhere block text-sm">{user.businessName}</span>}
    <span className="wrap-anywhere block text-muted text-sm">
      {user.email} · n°&nbsp;{user.id}
    </span>
    {(user.deletionRequestedAt || user.mailFailure) && (
      <span className="mt-1 flex flex-wrap gap-2">
        {user.deletionRequestedAt && <Badge look="danger">Suppression demandée</Badge>}
        <MailFailureBadge failure={user.mailFailure} />
      </span>
    )}
  </>
)

const Actions = ({ user, sheet, fees }: { user: ShownUser; sheet: string; fees: string }) => (
  <RowActions name={nameOf(user)} editHref={sheet}>
    <AppLink href={fees} scroll={false} className={buttonStyle({ look: 'quiet', size: 'small' })}>
      <span lang="en">Manage Fees</span>
      <span className="sr-only"> {nameOf(user)}</span>
    </AppLink>
    <DeleteUser user={user} sheet={sheet} />
  </RowActions>
)

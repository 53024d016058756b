import { Alert } from '@/components/ui/layout/alert'
import { SidePanel } from '@/components/ui/overlays/side-panel'
import { brand } from '@/content/brand'
import { isAnonymousAddress } from '@/lib/domain/accounts/anonymous'
import { DEFAULT_COLOR } from '@/lib/domain/accounts/schema'
import { actingUser, type Context } from '@/lib/domain/context'
import { readVatConfirmation } from '@/lib/domain/contracts/vat-confirmation'
import { EntityIdText } from '@/lib/domain/entity-id'
import { DomainError } from '@/lib/domain/errors'
import { getUser } from '@/lib/domain/users/queries'
import { currentContext } from '@/lib/server/session/session'
import { CreateUserSheet } from './create-user-sheet'
import { EditUserSheet } from './edit-user-sheet'
import { SecondFactor } from './second-factor'
import { NEW_ROW } from './sheet'
import { openedUser, userTexts } from './user-form'
import { VatNumber } from './vat-number'

type Props = { sheet: string | string[] | undefined; closeHref: string }

/** The sheet that the URL names: a new account, or one by its number. */
export async function UserSheet({ sheet, closeHref }: Props) {
  if (!sheet) return null
  if (sheet === NEW_ROW) return <CreateUserSheet texts={DEFAULTS} closeHref={closeHref} />
  const ctx = await currentContext()
  const user = await findUser(ctx, sheet)
  if (!user)
    return (
      <Alert>
        <title>{`Admin Dashboard · ${brand.name}`}</title>
        Ce compte n’existe pas, ou n’existe plus.
      </Alert>
    )
  if (isAnonymousAddress(user.email))
    return (
      <SidePanel title={`${user.firstName} ${user.lastName}`} closeHref={closeHref}>
        <title>{`Admin Dashboard · ${brand.name}`}</title>
        <p>
          Ce compte est anonymisé&nbsp;: plus rien n’y désigne une personne, et personne ne peut s’y
          connecter.
        </p>
        <p className="mt-4 text-muted text-sm">
          Ses factures et ses abonnements restent, comme la loi le demande, pendant dix&nbsp;ans.
        </p>
      </SidePanel>
    )
  const isOwn = actingUser(ctx).id === user.id
  const confirmation = await readVatConfirmation(ctx, user.id)
  return (
    <EditUserSheet
      key={user.id}
      id={user.id}
      texts={userTexts(user)}
      was={openedUser(user)}
      closeHref={closeHref}
      secondFactor={!isOwn && <SecondFactor userId={user.id} since={user.secondFactorAt} />}
      vatNumber={confirmation && <VatNumber confirmation={confirmation} />}
    />
  )
}

async function findUser(ctx: Context, sheet: string | string[]) {
  const { data: id } = EntityIdText.safeParse(sheet)
  if (id === undefined) return null
  try {
    return await getUser(ctx, id)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return null
    throw error
  }
}

const DEFAULTS = userTexts({
  firstName: '',
  lastName: '',
  email: '',
  role: 'USER',
  color: DEFAULT_COLOR,
  stripeAccountId: null,
  fixedFeeCents: 0,
  percentFee: 0,
  address: null,
  postalCode: null,
  city: null,
  country: null,
  businessName: null,
})

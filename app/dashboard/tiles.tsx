import { STATE_WORDS } from '@/components/payment-account/state-words'
import { CardLink } from '@/components/ui/layout/card-link'
import { type OwnPaymentAccount, stateOf } from '@/lib/domain/payment-accounts/schema'
import type { Website } from '@/lib/domain/websites/schema'

/** Only the status 'active' counts as active: a late website is inactive. */
export function Tiles({
  websites,
  paymentAccount,
}: {
  websites: Pick<Website, 'status'>[] | undefined
  /** null: there is none. undefined: not requested, as for staff, or unreadable. */
  paymentAccount: OwnPaymentAccount | null | undefined
}) {
  const active = websites?.filter(({ status }) => status === 'active').length
  const inactive = websites && active !== undefined ? websites.length - active : undefined
  return (
    <section aria-label="En bref" className="grid grid-cols-3 gap-3 sm:gap-4">
      <Tile label="Total Sites" value={websites?.length} />
      <Tile label="Active Sites" value={active} />
      <Tile label="Inactive Sites" value={inactive} />
      {paymentAccount !== undefined && <PaymentTile account={paymentAccount} />}
    </section>
  )
}

/** Shown until the account can take payments. */
function PaymentTile({ account }: { account: OwnPaymentAccount | null }) {
  const state = account && stateOf(account)
  if (state === 'ready') return null
  const { title, text } = state === null ? NO_ACCOUNT : STATE_WORDS[state]
  return (
    <CardLink href="/stripe/setup" className="flex flex-wrap items-center justify-between gap-4 col-span-3">
      <span>
        <span className="block font-semibold text-lg">
          {state === 'checking' ? STATE_WORDS.incomplete.title : title}
        </span>
        <span className="text-muted">{text}</span>
      </span>
      <span className="font-semibold text-accent-text">
        {state === null ? 'Créer mon compte →' : 'Voir mon compte →'}
      </span>
    </CardLink>
  )
}

const NO_ACCOUNT = {
  title: 'Encaissez vos ventes en ligne',
  text: 'Créez votre compte chez notre prestataire de paiement, en quelques minutes.',
}

function Tile({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-card border border-hairline bg-surface px-3.5 py-3 shadow-low sm:px-5">
      <p lang="en" className="text-muted text-sm">
        {label}
      </p>
      <p className="font-semibold text-lg tabular-nums">{value ?? '–'}</p>
    </div>
  )
}

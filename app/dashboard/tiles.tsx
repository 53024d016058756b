import { CardLink } from '@/components/ui/card'
import type { Website } from '@/lib/domain/websites/schema'

/** Only 'active' is active: a late website counts as inactive. */
export function Tiles({
  websites,
  hasPaymentAccount,
}: {
  websites: Website[] | undefined
  hasPaymentAccount: boolean
}) {
  const active = websites?.filter(({ status }) => status === 'active').length
  const inactive = websites && active !== undefined ? websites.length - active : undefined
  return (
    <section aria-label="En bref" className="grid grid-cols-3 gap-3 sm:gap-4">
      <Tile label="Total Sites" value={websites?.length} />
      <Tile label="Active Sites" value={active} />
      <Tile label="Inactive Sites" value={inactive} />
      {!hasPaymentAccount && (
        <CardLink
          href="/stripe/setup"
          className="flex flex-wrap items-center justify-between gap-4 col-span-3"
        >
          <span>
            <span className="block font-semibold text-lg">Encaissez vos ventes en ligne</span>
            <span className="text-muted">
              Créez votre compte chez notre prestataire de paiement, en quelques minutes.
            </span>
          </span>
          <span className="font-semibold text-accent-text">Créer mon compte →</span>
        </CardLink>
      )}
    </section>
  )
}

function Tile({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-hairline bg-surface px-3.5 py-4 shadow-low sm:px-6 sm:py-5">
      <p lang="en" className="font-medium text-muted text-sm">
        {label}
      </p>
      <p className="display mt-auto text-3xl tabular-nums sm:text-4xl">{value ?? '–'}</p>
    </div>
  )
}

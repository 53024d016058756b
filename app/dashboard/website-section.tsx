import { Plus, ShieldCheck } from 'lucide-react'
import { CardLink } from '@/components/ui/layout/card-link'
import { WebsiteCard } from '@/components/websites/website-card'
import type { PicturedWebsite } from '@/lib/domain/media/pictured-websites'
import { can, type Role } from '@/lib/domain/permissions/policy'
import type { Settled } from '@/lib/server/forms/settle'
import { LoadError } from './load-error'

/** Sort order: sites that need attention first. */
const URGENCY = { late: 0, active: 1, inactive: 2 }

type Props = { websites: Settled<PicturedWebsite[]>; role: Role }

export function WebsiteSection({ websites, role }: Props) {
  const sorted = websites.data?.toSorted((a, b) => URGENCY[a.status] - URGENCY[b.status])
  return (
    <section aria-labelledby="sites" className="flex flex-col gap-5">
      <h2 id="sites" className="text-2xl">
        {can({ role }, 'websites.manage') ? 'Tous les sites' : 'Vos sites'}
      </h2>
      {websites.error && <LoadError message={websites.error} />}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sorted?.map((website) => (
          <WebsiteCard key={website.id} website={website} />
        ))}
        <CardLink
          href="/dashboard/new-website"
          className="flex items-center gap-3 border-dashed font-semibold"
        >
          <Plus aria-hidden="true" className="size-5 text-accent-text" />
          Créer un nouveau site
        </CardLink>
        {can({ role }, 'admin.enter') && (
          <CardLink href="/admin" lang="en" className="flex items-center gap-3 font-semibold">
            <ShieldCheck aria-hidden="true" className="size-5 text-accent-text" />
            Admin Dashboard
          </CardLink>
        )}
      </div>
    </section>
  )
}

import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'
import { withDe } from '@/lib/domain/elision'
import { currentView } from '@/lib/server/shell-settings'
import { Denied } from '../../(public)/unauthorized/denied'

export const metadata: Metadata = { title: 'Accès refusé', robots: { index: false } }

export default async function SignedInUnauthorizedPage() {
  const view = await currentView()
  return view ? <Viewing {...view.account} /> : <Denied />
}

/** The refusal of the agency's own pages to an administrator who views a client. */
function Viewing({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <Notice title="Oups!" stage={1} action={<ButtonLink href="/dashboard">Revenir à cet espace</ButtonLink>}>
      <p>
        Vous consultez l’espace <span className="wrap-anywhere">{withDe(`${firstName} ${lastName}`)}</span>,
        qui n’a pas la permission d’accéder à cette page.
      </p>
      <p>Pour l’ouvrir comme administrateur, quittez d’abord la consultation.</p>
    </Notice>
  )
}

import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'
import { withDe } from '@/lib/domain/elision'
import { currentView } from '@/lib/server/shell-settings'
import { ViewBanner } from '../../view-banner'

export const metadata: Metadata = { title: 'Accès refusé', robots: { index: false } }

export default async function UnauthorizedPage() {
  const view = await currentView()
  if (view) return <Viewing {...view} />
  return (
    <Notice title="Oups!" stage={1} action={<ButtonLink href="/home">Retour à l'accueil</ButtonLink>}>
      <p>Vous n’avez pas la permission d’accéder à cette page.</p>
      <p>Si vous pensez que c’est une erreur, écrivez à l’agence depuis la page de contact.</p>
    </Notice>
  )
}

type View = NonNullable<Awaited<ReturnType<typeof currentView>>>

/** What the agency's own pages are to an administrator who views a client. */
function Viewing({ account, endsAt }: View) {
  const name = `${account.firstName} ${account.lastName}`
  return (
    <>
      <ViewBanner account={account} endsAt={endsAt} />
      <Notice
        title="Oups!"
        stage={1}
        action={<ButtonLink href="/dashboard">Revenir à cet espace</ButtonLink>}
      >
        <p>
          Vous consultez l’espace <span className="wrap-anywhere">{withDe(name)}</span>, qui n’a pas la
          permission d’accéder à cette page.
        </p>
        <p>Pour l’ouvrir comme administrateur, quittez d’abord la consultation.</p>
      </Notice>
    </>
  )
}

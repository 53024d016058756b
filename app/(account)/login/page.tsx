import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { Alert } from '@/components/ui/layout/alert'
import { NarrowCard } from '@/components/ui/layout/narrow-card'
import { returnPath } from '@/lib/domain/accounts/return-path'
import { findPendingLogIn } from '@/lib/server/session/pending-log-in'
import { currentPerson } from '@/lib/server/session/session'
import { CodeForm } from './code-form'
import { LogInForm } from './log-in-form'
import { PasskeyForm } from './passkey-form'
import { reasonFor } from './reasons'

export const metadata = pageMetadata(pages.login)

type Props = { searchParams: Promise<{ from?: string | string[]; motif?: string; etape?: string }> }

const TOO_LATE = 'Le délai pour saisir le code est dépassé. Recommencez avec votre mot de passe.'
const NOTICES: Record<string, string> = {
  session: 'Votre session a expiré. Connectez-vous pour continuer.',
  'mot-de-passe': 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.',
}

/** `etape`: `code` after a right password, `cle` for passkey only; otherwise password and passkey. */
export default async function LogInPage({ searchParams }: Props) {
  const { from, motif, etape } = await searchParams
  const asked = typeof from === 'string' ? from : undefined
  const path = returnPath(asked)
  if (await currentPerson()) redirect(path)
  const back = `from=${encodeURIComponent(path)}`
  const pending = etape === 'code' ? await findPendingLogIn() : null
  const notice = etape === 'code' ? TOO_LATE : NOTICES[motif ?? '']
  const reason = asked && reasonFor(path)
  return (
    <NarrowCard title="Connexion client" stage={3} intro={!pending && !notice && reason}>
      {!pending && notice && <Alert look="info">{notice}</Alert>}
      {pending && <CodeForm from={path} email={pending.email} rememberMe={pending.rememberMe} />}
      {!pending && etape === 'cle' && <PasskeyForm from={path} />}
      {!pending && etape !== 'cle' && <LogInForm from={path} />}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-hairline border-t pt-5">
        {pending || etape === 'cle' ? (
          <a href={`/login?${back}`} className={LINK}>
            {pending ? 'Utiliser un autre compte' : 'Utiliser un mot de passe'}
          </a>
        ) : (
          <>
            <a href="/forgot-password" className={LINK}>
              Mot de passe oublié?
            </a>
            <a href="/start" className={`font-semibold ${LINK}`}>
              Rejoignez nous!
            </a>
          </>
        )}
      </div>
    </NarrowCard>
  )
}

const LINK = 'py-1 text-accent-text pointer-coarse:py-2.5'

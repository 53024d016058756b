import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Alert } from '@/components/ui/alert'
import { NarrowCard } from '@/components/ui/narrow-card'
import { NO_TITLE } from '@/components/ui/no-title'
import { returnPath } from '@/lib/domain/accounts/return-path'
import { currentActor } from '@/lib/server/session'
import { LogInForm } from './log-in-form'

export const metadata: Metadata = { title: NO_TITLE }

type Props = { searchParams: Promise<{ from?: string | string[]; motif?: string }> }

const REASONS: Record<string, string> = {
  session: 'Votre session a expiré. Connectez-vous pour continuer.',
  'mot-de-passe': 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.',
}

export default async function LogInPage({ searchParams }: Props) {
  const { from, motif } = await searchParams
  const path = returnPath(typeof from === 'string' ? from : undefined)
  if (await currentActor()) redirect(path)
  const reason = REASONS[motif ?? '']
  return (
    <NarrowCard title="Connexion client" stage={3}>
      {reason && <Alert look="info">{reason}</Alert>}
      <LogInForm from={path} />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-hairline border-t pt-5">
        <a href="/forgot-password" className="py-1 text-accent-text pointer-coarse:py-2.5">
          Mot de passe oublié?
        </a>
        <a href="/start" className="py-1 font-semibold text-accent-text pointer-coarse:py-2.5">
          Rejoignez nous!
        </a>
      </div>
    </NarrowCard>
  )
}

import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'
import { NarrowCard } from '@/components/ui/layout/narrow-card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { readConfirmation } from '@/lib/domain/accounts/read-confirmation'
import { currentContext } from '@/lib/server/session/session'
import { ConfirmEmailForm } from './confirm-email-form'
import { NewLinkForm } from './new-link-form'

export const metadata: Metadata = { title: NO_TITLE, referrer: 'no-referrer' }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

/** Confirms by a button: programs that follow the links of a mail must not use it up. */
export default async function ConfirmEmailPage({ searchParams }: Props) {
  const { token } = await searchParams
  const link = typeof token === 'string' ? token : ''
  const { state, email } = await readConfirmation(await currentContext(), link)
  return (
    <NarrowCard title="Confirmer mon adresse" stage={2}>
      {state === 'confirmed' && (
        <>
          <Alert look="success">Votre adresse est déjà confirmée&nbsp;: il ne vous reste rien à faire.</Alert>
          <ButtonLink href="/dashboard" wide>
            Aller à mon espace
          </ButtonLink>
        </>
      )}
      {state === 'ended' && <NewLinkForm email={email} />}
      {(state === 'ready' || state === 'locked') && (
        <ConfirmEmailForm token={link} isLocked={state === 'locked'} />
      )}
    </NarrowCard>
  )
}

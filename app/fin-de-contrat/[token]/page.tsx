import type { Metadata } from 'next'
import { Outcome } from '@/app/_cancellation/outcome'
import { Declared } from '@/components/contact/declared'
import { Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { brand } from '@/content/brand'
import { NOUNS } from '@/lib/domain/cancellations/policy'
import { type CancellationDetail, getCancellation } from '@/lib/domain/cancellations/queries'
import { isViewed } from '@/lib/domain/context'
import { orNotFound } from '@/lib/server/requests/or-not-found'
import { currentContext } from '@/lib/server/session/session'
import { confirmByLinkAction } from '../actions'

export const metadata: Metadata = {
  title: 'Fin de contrat',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const UNREACHABLE = 'Rien n’est confirmé. Vérifiez votre connexion, puis réessayez.'

type Props = { params: Promise<{ token: string }> }

/** A declared termination or withdrawal by the link mailed to the contract's own address, without an account. */
export default async function CancellationPage({ params }: Props) {
  const { token } = await params
  const ctx = await currentContext()
  const { cancellation, declaration, at, choices } = await orNotFound(getCancellation(ctx, { token }))
  const { kind, name, contract, wishedOn, reason } = declaration
  const noun = NOUNS[kind]
  return (
    <>
      <h1 className="text-3xl">Confirmer la {noun}</h1>
      <p>
        Une {noun} a été déclarée sur notre site le <Moment at={at} /> (heure de Paris). Ce jour compte,
        quelle que soit la date de votre confirmation. Voici ce qui a été écrit&nbsp;:
      </p>
      <Card className="flex flex-col gap-4 p-5 sm:p-6">
        {/* Without the sender's addresses: they are not the reader's. */}
        <Declared kind={kind} values={{ name, contract, wishedOn, reason }} />
      </Card>
      <Outcomes cancellation={cancellation} noun={noun} hasChoices={choices.length > 0} />
      {choices.map(({ id, outcome }) => (
        <Card key={id} className="flex flex-col gap-5 p-5 sm:p-6">
          <Outcome subscriptionId={id} outcome={outcome} />
          <div className="flex flex-wrap gap-3">
            <ActionForm
              action={confirmByLinkAction}
              fields={{ token, subscriptionId: id }}
              unreachable={UNREACHABLE}
            >
              <SubmitButton look="danger" disabled={isViewed(ctx.actor)} className="max-sm:w-full">
                Confirmer la {noun}
                {choices.length > 1 && <span className="sr-only">&nbsp;: {outcome.label}</span>}
              </SubmitButton>
            </ActionForm>
          </div>
        </Card>
      ))}
      <p className="text-muted text-sm">
        Cette {noun} ne vient pas de vous&nbsp;? Ne confirmez rien, et prévenez-nous à{' '}
        <a href={`mailto:${brand.email}`} className="text-link">
          {brand.email}
        </a>
        .
      </p>
    </>
  )
}

type OutcomesProps = Pick<CancellationDetail, 'cancellation'> & { noun: string; hasChoices: boolean }

function Outcomes({ cancellation, noun, hasChoices }: OutcomesProps) {
  const { status, outcome, subscriptionId } = cancellation
  if (status === 'confirmed' && outcome)
    return (
      <>
        <Alert look="success" role={undefined}>
          La {noun} est confirmée. Un e-mail vous donne le dernier jour et les effets.
        </Alert>
        <Card className="p-5 sm:p-6">
          <Outcome subscriptionId={subscriptionId} outcome={outcome} />
        </Card>
      </>
    )
  if (status === 'closed')
    return (
      <Alert look="info" role={undefined}>
        L’agence a répondu à cette déclaration, qui ne peut plus être confirmée ici.
      </Alert>
    )
  if (hasChoices) return null
  return (
    <Alert look="info" role={undefined}>
      Aucun contrat en cours ne peut plus prendre fin par cette déclaration. Écrivez-nous&nbsp;: nous vous
      répondons.
    </Alert>
  )
}

import { Readiness } from '@/components/payment-account/readiness'
import { STATE_WORDS } from '@/components/payment-account/state-words'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'
import { type OwnPaymentAccount, stateOf } from '@/lib/domain/payment-accounts/schema'

/** The status of the reader's account, and the next step. */
export function AccountNotice({ account, isStale }: { account: OwnPaymentAccount; isStale: boolean }) {
  const state = stateOf(account)
  const { title, text } = STATE_WORDS[state]
  return (
    <Notice title={title} stage={state === 'ready' ? 3 : 2}>
      <p>{text}</p>
      {isStale && (
        <Alert look="late">
          Le prestataire de paiement n’a pas répondu&nbsp;: voici ce que nous savions. Rechargez la page dans
          un instant.
        </Alert>
      )}
      <div className="my-3 flex flex-wrap gap-3">
        <NextSteps account={account} />
      </div>
      <Readiness account={account} />
      <p className="text-base">
        Identifiant de votre compte&nbsp;: <code className="break-all text-text">{account.accountId}</code>
      </p>
    </Notice>
  )
}

function NextSteps({ account }: { account: OwnPaymentAccount }) {
  const isAsked = stateOf(account) === 'incomplete' || account.due.length > 0
  return (
    <>
      {isAsked && (
        <ButtonLink href={`/stripe/refresh/${encodeURIComponent(account.accountId)}`}>
          Ajouter mes informations
        </ButtonLink>
      )}
      <ButtonLink href="/dashboard" look={isAsked ? 'secondary' : 'primary'}>
        Mon espace
      </ButtonLink>
    </>
  )
}

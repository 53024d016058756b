import { CircleCheck, CircleDashed } from 'lucide-react'
import { type OwnPaymentAccount, stateOf } from '@/lib/domain/payment-accounts/schema'
import { askedWords } from './asked-words'

/** The steps left before an account's first payment. */
export function Readiness({ account }: { account: OwnPaymentAccount }) {
  const state = stateOf(account)
  const asked = askedWords(account.due)
  return (
    <section aria-labelledby="readiness" className="flex flex-col gap-3">
      <h2 id="readiness" className="text-text text-xl">
        Prêt à encaisser
      </h2>
      <ul className="flex flex-col gap-2 text-base">
        <Step isDone label="Compte ouvert" />
        {asked.length > 0 ? (
          asked.map((label) => <Step key={label} label={label} />)
        ) : (
          <Step isDone label="Informations transmises" />
        )}
        <Step isDone={state === 'ready'} label="Paiements acceptés par le prestataire" />
      </ul>
    </section>
  )
}

function Step({ isDone = false, label }: { isDone?: boolean; label: string }) {
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className={isDone ? 'size-5 text-success' : 'size-5 text-muted'} />
      <span>
        {label}
        <span className="sr-only">{isDone ? '\u00a0: fait' : '\u00a0: à faire'}</span>
      </span>
    </li>
  )
}

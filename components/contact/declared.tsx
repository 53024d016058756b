import { Fragment } from 'react'
import { type CancellationKind, declaredRows, STATEMENTS } from '@/lib/domain/cancellations/policy'

type Props = { kind: CancellationKind; values: Record<string, string> }

/** The declaration, word for word. */
export const Declared = ({ kind, values: { name = '', email = '', contract = '', ...more } }: Props) => (
  <>
    <p>{STATEMENTS[kind]}</p>
    <Rows
      rows={declaredRows(kind, {
        ...{ name, email, contract },
        ...{ postalAddress: more.postalAddress, reason: more.reason },
        wishedOn: more.wishedOn as `${number}-${number}-${number}` | '' | undefined,
      })}
    />
  </>
)

/** Names and values, one pair per line. */
const Rows = ({ rows }: { rows: readonly { label: string; value: string }[] }) => (
  <dl className="grid gap-x-6 gap-y-1.5 [overflow-wrap:anywhere] sm:grid-cols-[auto_1fr]">
    {rows.map(({ label, value }) => (
      <Fragment key={label}>
        <dt className="text-muted">{label}</dt>
        <dd className="whitespace-pre-line font-medium max-sm:mb-2">{value}</dd>
      </Fragment>
    ))}
  </dl>
)

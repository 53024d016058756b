import { type CancellationKind, declaredRows, STATEMENTS } from '@/lib/domain/cancellations/policy'
import { Rows } from './rows'

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

import type { CancellationKind } from '@/lib/domain/cancellations/policy'
import { Declared } from './declared'

type Props = { kind: CancellationKind; values: Record<string, string> }

/** What the mailed receipt says, for who gets none; of one's own contract its last day and effects. */
export const CancellationReceipt = ({ kind, values }: Props) => (
  <>
    {values.effects && <p className="whitespace-pre-line">{values.effects}</p>}
    <Declared kind={kind} values={values} />
    <a href={values.receipt} download className="text-link self-start">
      Télécharger l’accusé de réception (PDF)
    </a>
  </>
)

import type { CancellationKind } from '@/lib/domain/cancellations/policy'
import { Declared } from './declared'

type Props = { kind: CancellationKind; values: Record<string, string> }

/** The content of the mailed receipt, for those who get none; for the person's own contract also its last day and effects. */
export const CancellationReceipt = ({ kind, values }: Props) => (
  <>
    {values.effects && <p className="whitespace-pre-line">{values.effects}</p>}
    <Declared kind={kind} values={values} />
    <a href={values.receipt} download className="text-link self-start">
      Télécharger l’accusé de réception (PDF)
    </a>
  </>
)

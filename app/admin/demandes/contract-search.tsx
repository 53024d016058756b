import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import type { CancellationKind } from '@/lib/domain/cancellations/policy'
import { MARKS } from '@/lib/domain/cancellations/policy'

type Props = { messageId: number; kind: CancellationKind; wanted: number | null }

/** Previews a declaration's effect on a contract, found by its number. */
export const ContractSearch = ({ messageId, kind, wanted }: Props) => (
  <form method="get" action="/admin/demandes" className="flex flex-wrap items-end gap-3">
    <HiddenFields values={{ genre: MARKS[kind].subject, fiche: `message-${messageId}` }} />
    <TextField
      name="contrat"
      label="Un autre contrat, par son numéro"
      inputMode="numeric"
      pattern="[1-9][0-9]{0,8}"
      required
      defaultValue={wanted ?? ''}
      className="grow"
    />
    <Button type="submit" look="secondary">
      Voir les effets
    </Button>
  </form>
)

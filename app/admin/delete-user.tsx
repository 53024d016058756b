import { withDe } from '@/components/ui/elision'
import { deleteUserAction } from './actions'
import { DeleteRow } from './delete-row'

type Props = {
  id: number
  name: string
  /** Why it cannot be deleted; '' when it can. */
  refusal: string
}

/** Says what hangs on the account, which then cannot go; else asks for its name. */
export const DeleteUser = ({ id, name, refusal }: Props) => (
  <DeleteRow
    id={id}
    name={name}
    title={`Supprimer le compte ${withDe(name)}\u00a0?`}
    action={deleteUserAction}
    focusWhenGone="comptes"
    refusal={refusal}
  >
    Ses sessions, ses liens et ses règles de frais seront supprimés avec lui. Cela ne peut pas être annulé.
  </DeleteRow>
)

import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { deleteRuleAction } from './actions'
import { RULES } from './rules-heading'

/** `from`: the amount from which the rule applies. */
export const DeleteRule = ({ id, from }: { id: number; from: string }) => (
  <ConfirmAction
    danger
    label={
      <>
        Supprimer<span className="sr-only"> la règle à partir de {from}</span>
      </>
    }
    question={`Supprimer la règle à partir de ${from}\u00a0? Les commandes passées gardent leurs frais.`}
    action={deleteRuleAction}
    fields={{ id }}
    unreachable="La règle n’a pas été supprimée. Vérifiez votre connexion, puis réessayez."
    focusWhenGone={RULES}
  />
)

import { Copy, Pencil, Trash2 } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { deleteProductAction, duplicateProductAction } from './actions'
import { ErrorSentence } from './error-sentence'
import { LIST_ID } from './list-id'

type Props = { product: OwnProduct; editHref: string }

/** The actions on a whole product. */
export function ProductButtons({ product: { id, websiteId, name }, editHref }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <AppLink href={editHref} scroll={false} className={buttonStyle({ size: 'small' })}>
        <Pencil aria-hidden="true" className="size-4 max-sm:hidden" />
        Modifier<span className="sr-only"> {name}</span>
      </AppLink>
      <ActionForm action={duplicateProductAction} fields={{ websiteId, id }}>
        <SubmitButton look="secondary" size="small">
          <Copy aria-hidden="true" className="size-4 max-sm:hidden" />
          Dupliquer<span className="sr-only"> {name}</span>
        </SubmitButton>
      </ActionForm>
      <ConfirmAction
        danger
        label={
          <>
            <Trash2 aria-hidden="true" className="size-4 max-sm:hidden" />
            Supprimer<span className="sr-only"> {name}</span>
          </>
        }
        question={'Êtes-vous sûr de vouloir supprimer ce produit\u00a0? Cette action est irréversible.'}
        action={deleteProductAction}
        fields={{ websiteId, id }}
        failure={<ErrorSentence>Erreur lors de la suppression du produit. Veuillez réessayer.</ErrorSentence>}
        unreachable="Le produit n’a pas été supprimé. Vérifiez votre connexion, puis réessayez."
        focusWhenGone={LIST_ID}
      />
    </div>
  )
}

import { useId } from 'react'
import { AppLink } from '../../navigation/app-link'
import { Button, buttonStyle } from '../button'

/** Asked instead of closing a panel with unsaved input. */
export function LeaveQuestion({ closeHref, onStay }: { closeHref: string; onStay: () => void }) {
  const id = useId()
  return (
    <div role="alertdialog" aria-labelledby={id} className="flex w-full flex-wrap justify-end gap-3">
      <p id={id} className="w-full font-semibold">
        Vos modifications ne sont pas enregistrées. Fermer et les perdre&nbsp;?
      </p>
      <span data-leaves className="contents">
        <AppLink
          href={closeHref}
          scroll={false}
          className={buttonStyle({ look: 'quiet', className: 'text-danger' })}
        >
          Fermer sans enregistrer
        </AppLink>
      </span>
      <Button ref={(button) => button?.focus()} look="secondary" onClick={onStay}>
        Continuer la saisie
      </Button>
    </div>
  )
}

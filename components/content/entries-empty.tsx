import type { EntryKind } from '@/lib/domain/content/schema'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/lists/empty-state'
import { ADD_TITLES } from './entry-form'

const EMPTY: Record<EntryKind, string> = {
  testimonials:
    'Aucun avis pour l’instant. Ajoutez la parole d’un client satisfait : elle rassure les suivants.',
  events: 'Aucun événement pour l’instant. Ajoutez le prochain : vos visiteurs sauront quand venir.',
  staff: 'Personne dans l’équipe pour l’instant. Ajoutez un visage : on aime savoir à qui l’on parle.',
}

/** The message of an empty list, and its first step. */
export const EntriesEmpty = ({ kind, onAdd }: { kind: EntryKind; onAdd: () => void }) => (
  <EmptyState
    sentence={EMPTY[kind]}
    action={
      <Button look="secondary" onClick={onAdd} className="noscript:hidden">
        {ADD_TITLES[kind]}
      </Button>
    }
  />
)

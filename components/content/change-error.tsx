import type { EntryKind } from '@/lib/domain/content/schema'
import { Button } from '../ui/button'
import type { Failure } from '../ui/lists/use-list-changes'
import type { EntryChange } from './entry-changes'
import { changeFailed } from './entry-errors'
import { SiteError } from './site-error'

type Props = { kind: EntryKind; failure: Failure<EntryChange>; onRetry?: (() => void) | undefined }

/** Why a change of the list was refused. */
export const ChangeError = ({ kind, failure, onRetry }: Props) => (
  <SiteError
    text={changeFailed(kind, failure.change)}
    reason={failure.reason}
    action={
      onRetry && (
        <Button look="quiet" size="small" onClick={onRetry}>
          Réessayer
        </Button>
      )
    }
  />
)

import { Alert } from '../layout/alert'

/** Reports the unknown filters of a list's URL, above the list without them. */
export function RefusedFilters({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const quoted = names.map((name) => `«\u00a0${name}\u00a0»`).join(', ')
  return (
    <Alert>
      {names.length === 1
        ? `Le critère ${quoted} de cette adresse n’a pas été compris\u00a0: la liste est affichée sans lui.`
        : `Les critères ${quoted} de cette adresse n’ont pas été compris\u00a0: la liste est affichée sans eux.`}
    </Alert>
  )
}

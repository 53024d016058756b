import type { Coverage } from '@/lib/domain/billing-rules/ownership'
import { coverageWords } from '@/lib/domain/websites/ownership-words'

export type CoveredSite = { id: number; name: string; coverage: Coverage }

type Props = {
  /** The person's own. */
  sites: CoveredSite[]
  /** The id of the chosen one; undefined until the page's script knows. */
  chosen: string | undefined
}

/** Once Bug is chosen: under what bugs are mended, of the chosen site or, without script, of each. */
export function BugCoverage({ sites, chosen }: Props) {
  const isSingle = sites.length === 1
  const told = sites.flatMap(({ id, name, coverage }) => {
    const words = coverageWords(coverage)
    const isMeant = isSingle || chosen === undefined || chosen === String(id)
    return words && isMeant
      ? [{ id, text: isSingle ? words : `${name}\u00a0: ${words.charAt(0).toLowerCase()}${words.slice(1)}` }]
      : []
  })
  return (
    <div
      role="status"
      className="-mt-3 hidden flex-col gap-1 text-muted text-sm group-has-[[value=Bug]:checked]/request:flex empty:hidden"
    >
      {told.map(({ id, text }) => (
        <p key={id}>{text}.</p>
      ))}
    </div>
  )
}

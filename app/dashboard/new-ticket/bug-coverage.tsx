import type { Coverage } from '@/lib/domain/billing-rules/ownership'
import { coverageWords } from '@/lib/domain/websites/ownership-words'

export type CoveredSite = { id: number; name: string; coverage: Coverage }

type Props = {
  /** The person's own sites. */
  sites: CoveredSite[]
  /** The id of the chosen site; undefined before the page's script runs. */
  chosen: string | undefined
}

/** Once Bug is chosen: what covers bug fixes of the chosen site or, without script, of each site. */
export function BugCoverage({ sites, chosen }: Props) {
  const isSingle = sites.length === 1
  const covered = sites.flatMap(({ id, name, coverage }) => {
    const words = coverageWords(coverage)
    const isShown = isSingle || chosen === undefined || chosen === String(id)
    return words && isShown
      ? [{ id, text: isSingle ? words : `${name}\u00a0: ${words.charAt(0).toLowerCase()}${words.slice(1)}` }]
      : []
  })
  return (
    <div
      role="status"
      className="-mt-3 hidden flex-col gap-1 text-muted text-sm group-has-[[value=Bug]:checked]/request:flex empty:hidden"
    >
      {covered.map(({ id, text }) => (
        <p key={id}>{text}.</p>
      ))}
    </div>
  )
}

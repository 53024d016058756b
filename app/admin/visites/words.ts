import { examples } from '@/content/examples'
import { publicPages } from '@/content/public-pages'
import type { ViewPeriod } from '@/lib/domain/audience/schema'
import { DIRECT, OTHER_SITES } from '@/lib/domain/audience/source'

export const PERIOD_NAMES: Record<ViewPeriod, string> = {
  '30': '30 jours',
  '90': '90 jours',
  '364': '52 semaines',
}

/** A period's count compared with the previous period's, in words. */
export function comparison({
  now,
  before,
  period,
}: {
  now: number
  before: number
  period: ViewPeriod
}): string {
  const former = `les ${PERIOD_NAMES[period]} d’avant`
  const change = changeOf({ now, before })
  if (change === null) return `Aucune sur ${former}`
  return change === '='
    ? `Comme sur ${former}`
    : `${change} par rapport à ${formatCount(before)} sur ${former}`
}

const whole = new Intl.NumberFormat('fr-FR')
export const formatCount = (count: number): string => whole.format(count)

/** « +12 % », « −8 % », « = »; null where there is nothing to compare with. */
export function changeOf({ now, before }: { now: number; before: number }): string | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return '='
  return `${percent > 0 ? '+' : '−'}${whole.format(Math.abs(percent))}\u00a0%`
}

/** The name of a public page; for an article, its path. */
export function pageName(path: string): string {
  const example = examples.find(({ slug }) => path === `/exemples/${slug}`)
  if (example) return `Exemple\u00a0: ${example.sector}`
  return publicPages.find((page) => page.path === path)?.name ?? 'Article'
}

const NAMELESS: Record<string, string> = { [DIRECT]: 'Accès direct', [OTHER_SITES]: 'Autres sites' }

export const sourceName = (source: string): string => NAMELESS[source] ?? source

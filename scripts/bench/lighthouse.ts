import getPort from 'get-port'
import lighthouse, { type RunnerResult } from 'lighthouse'
import type { Closing } from '../launch/closing'
import { step } from '../launch/progress'
import { startBrowser } from './browser'
import { median } from './compare'

const ROUNDS = 5
const PATHS = ['/', '/promo', '/contact', '/cgv', '/blog']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMINGS = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const

type Scores = Record<(typeof CATEGORIES)[number] | keyof typeof TIMINGS, number>
type Report = RunnerResult['lhr']
export type PageScores = { path: string; scores: Scores; difference: number; lost: string[] }

/** Runs Lighthouse (phone, slow 4G) on each page and on the framework's empty page in turn, so that other load on the
 *  machine affects both. Returns the medians and the difference in performance points. */
export async function measurePages(ours: string, empty: string, closing: Closing): Promise<PageScores[]> {
  const port = await getPort()
  await startBrowser(closing, [`--remote-debugging-port=${port}`])
  const measured: PageScores[] = []
  for (const path of PATHS) {
    const rounds: { page: Report; floor: Report }[] = []
    for (let round = 1; round <= ROUNDS; round += 1)
      rounds.push(
        await step(`Lighthouse on ${path}, ${round} of ${ROUNDS}`, async () => ({
          page: await audit(ours + path, port),
          floor: await audit(`${empty}/word`, port),
        })),
      )
    const pages = rounds.map(({ page }) => page)
    const scores = mediansOf(pages)
    measured.push({
      path,
      scores,
      difference: mediansOf(rounds.map(({ floor }) => floor)).performance - scores.performance,
      lost: [...new Set(pages.flatMap(lostIn))],
    })
  }
  return measured
}

async function audit(url: string, port: number): Promise<Report> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`)
  return result.lhr
}

function mediansOf(reports: Report[]): Scores {
  const of = (read: (report: Report) => number) => median(reports.map(read))
  return {
    ...(Object.fromEntries(
      CATEGORIES.map((id) => [id, of(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100))]),
    ) as Pick<Scores, (typeof CATEGORIES)[number]>),
    lcp: of(({ audits }) => audits[TIMINGS.lcp]?.numericValue ?? Number.NaN),
    cls: of(({ audits }) => audits[TIMINGS.cls]?.numericValue ?? Number.NaN),
    tbt: of(({ audits }) => audits[TIMINGS.tbt]?.numericValue ?? Number.NaN),
  }
}

/** The audits that cost points. */
const lostIn = ({ categories, audits }: Report): string[] =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  )

/** Prints the scores as a Markdown table. */
export function printPages(pages: PageScores[]): void {
  console.log(
    '\n| page | behind the empty page | performance | accessibility | best practices | SEO | LCP | CLS | TBT |\n|---|---|---|---|---|---|---|---|---|',
  )
  for (const { path, difference, scores } of pages) {
    const { performance, accessibility, seo, lcp, cls, tbt } = scores
    const points = [difference, performance, accessibility, scores['best-practices'], seo]
    const timings = [`${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3), `${tbt.toFixed(0)} ms`]
    console.log(`| \`${path}\` | ${[...points, ...timings].join(' | ')} |`)
  }
  console.log('\nGoals: at most 3 points behind, the others 100, LCP < 2.0 s, CLS < 0.02, TBT < 100 ms')
  for (const { path, lost } of pages) if (lost.length > 0) console.log(`${path} loses by: ${lost.join('; ')}`)
}

import type { Metadata } from 'next'
import { BarChart } from '@/components/charts/bar-chart'
import { shortMonth } from '@/components/ui/dates/months'
import { Card } from '@/components/ui/layout/card'
import { ANSWER_TARGETS } from '@/content/answer-targets'
import { PLAN_FACTS } from '@/content/plan-facts'
import { lastMonths } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'
import { readMonthlyFees } from '@/lib/domain/overview/monthly-fees'
import { MONTHS, type MonthOfAnswers, readActivity } from '@/lib/domain/overview/queries'
import { answerTarget } from '@/lib/domain/tickets/answer-due'
import { PLANS_BY_RANK } from '@/lib/domain/tickets/plan-rank'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'

export const metadata: Metadata = { title: 'Activité · Admin Dashboard' }

const PATH = '/admin/activite'

const RANKS = PLANS_BY_RANK.map((plan, rank) => ({
  rank,
  name: plan ? PLAN_FACTS[plan].name : 'Sans abonnement',
  target: answerTarget(rank),
}))

const MIN_MONTHS = 6

const UNKNOWN = '–'

/** Drops the months before the first with a value, which would be empty bars. */
function fromFirst<Bar extends { value: number; text: string }>(bars: Bar[]): Bar[] {
  const isRated = bars.some(({ text }) => text === UNKNOWN)
  const first = bars.findIndex(({ value, text }) => (isRated ? text !== UNKNOWN : value > 0))
  const start = first === -1 ? bars.length : first
  return bars.slice(Math.min(start, bars.length - MIN_MONTHS))
}

export default async function ActivityPage() {
  const ctx = await requirePageAccess(PATH, 'admin.enter')
  const [{ clients, answers }, fees] = await Promise.all([readActivity(ctx), readMonthlyFees(ctx)])
  const months = lastMonths(ctx.now(), MONTHS)
  return (
    <AdminFrame current={PATH}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card className="flex flex-col gap-4">
          <h2 className="text-xl">Nouveaux clients</h2>
          <p className="max-w-prose text-muted">Les comptes de clients ouverts dans le mois.</p>
          <BarChart
            label="Nouveaux clients par mois"
            bars={fromFirst(
              months.map((month) => {
                const value = clients.find((row) => row.month === month)?.clients ?? 0
                return { name: shortMonth(month), value, text: String(value) }
              }),
            )}
          />
        </Card>
        <Card className="flex flex-col gap-4">
          <h2 className="text-xl">Frais de l’agence</h2>
          <p className="max-w-prose text-muted">
            Sur les commandes payées dans le mois, sans celles remboursées en entier.
          </p>
          <BarChart
            label="Frais de l’agence par mois"
            bars={fromFirst(
              months.map((month) => {
                const value = fees.find((row) => row.month === month)?.feeCents ?? 0
                return { name: shortMonth(month), value, text: formatBill(value) }
              }),
            )}
          />
        </Card>
        <AnswersCard answers={answers} months={months} />
      </div>
    </AdminFrame>
  )
}

const AnswersCard = ({ answers, months }: { answers: MonthOfAnswers[]; months: string[] }) => (
  <Card className="grid content-start gap-x-10 gap-y-4 lg:col-span-2 lg:grid-cols-2">
    <h2 className="text-xl lg:col-span-2">Premières réponses dans les délais</h2>
    <p className="max-w-prose text-muted lg:col-span-2">
      La première réponse est due avant la fermeture du 1er&nbsp;jour ouvré suivant pour Pro, du{' '}
      {ANSWER_TARGETS.premium}e pour Standard, du {ANSWER_TARGETS.others}e pour les autres.
    </p>
    <BarChart
      label="Part des premières réponses dans les délais, par mois"
      most={100}
      bars={fromFirst(
        months.map((month) => {
          const percent = percentInTime(answers.filter((row) => row.month === month))
          return {
            name: shortMonth(month),
            value: percent ?? 0,
            text: percent === null ? UNKNOWN : `${percent}\u00a0%`,
          }
        }),
      )}
    />
    <div className="flex flex-col gap-4 max-lg:border-hairline max-lg:border-t max-lg:pt-4">
      <h3 className="text-base">Depuis douze mois, par formule</h3>
      <dl className="grid grid-cols-2 gap-4">
        {RANKS.map(({ rank, name, target }) => {
          const { due, inTime } = sumsOf(answers.filter((row) => row.planRank === rank))
          return (
            <div key={rank} className="flex flex-col">
              <dt className="text-muted text-sm">
                {name}, {target}&nbsp;{target > 1 ? 'jours' : 'jour'}
              </dt>
              {due === 0 ? (
                <dd className="text-muted">Aucune demande</dd>
              ) : (
                <dd className="font-semibold text-lg tabular-nums">{`${inTime} sur ${due}`}</dd>
              )}
            </div>
          )
        })}
      </dl>
    </div>
  </Card>
)

const sumsOf = (rows: MonthOfAnswers[]) => ({
  due: rows.reduce((sum, row) => sum + row.due, 0),
  inTime: rows.reduce((sum, row) => sum + row.inTime, 0),
})

function percentInTime(rows: MonthOfAnswers[]): number | null {
  const { due, inTime } = sumsOf(rows)
  return due === 0 ? null : Math.round((inTime / due) * 100)
}

/** Opening and closing hour of each day in Paris, Sunday first; null on a closed day. */
export type Week = readonly (readonly [opens: number, closes: number] | null)[]

const DAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const inParis = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const SHORT = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function inParisNow(now: Date) {
  const parts = Object.fromEntries(inParis.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    today: SHORT.indexOf(parts.weekday ?? ''),
    hour: Number(parts.hour) + Number(parts.minute) / 60,
  }
}

/** Whether the agency is open, and until when or when again: `Ouvert · ferme à 18 h`. */
export function openingNow(week: Week, now: Date): { open: boolean; text: string } {
  const { today, hour } = inParisNow(now)
  const hours = week[today]
  if (hours && hour >= hours[0] && hour < hours[1])
    return { open: true, text: `Ouvert · ferme à ${hours[1]}\u00a0h` }
  return { open: false, text: ['Fermé', nextOpening(week, today, hour)].filter(Boolean).join(' · ') }
}

/** When a message written now is answered at the latest: `days` opening days after today: `demain à 18 h`. */
export function answeredBy(week: Week, now: Date, days: number): string {
  const { today } = inParisNow(now)
  let left = days
  for (let ahead = 1; ahead <= 7 * days; ahead++) {
    const day = (today + ahead) % 7
    const hours = week[day]
    if (!hours || --left > 0) continue
    return `${ahead === 1 ? 'demain' : DAYS[day]} à ${hours[1]}\u00a0h`
  }
  throw new Error('The agency never opens')
}

/** Whether the agency is open at a time of a calendar day: `2026-11-24`, `14:30`. */
export function isOpenAt(week: Week, day: string, time: string): boolean {
  const hours = week[new Date(day).getUTCDay()]
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = hour + minute / 60
  return Boolean(hours && at >= hours[0] && at < hours[1])
}

/** The subjects a contact message can have, by the value in the URL: /contact?sujet=devis. */
export const SUBJECTS = { devis: 'Demande de devis' } as const
export type Subject = keyof typeof SUBJECTS

/** Every subject of a lead; terminations and withdrawals have their own pages. */
export const LEAD_SUBJECTS = {
  ...SUBJECTS,
  resiliation: 'Résiliation',
  retractation: 'Rétractation',
} as const
export type LeadSubject = keyof typeof LEAD_SUBJECTS

/** A stored subject if it is one of these, else null: API callers may send any text. */
export const leadSubject = (stored: unknown): LeadSubject | null =>
  typeof stored === 'string' && Object.hasOwn(LEAD_SUBJECTS, stored) ? (stored as LeadSubject) : null

/** The subject named in a URL; '' for none or an unknown one. */
export function subjectFrom(address: string): Subject | '' {
  const subject = new URLSearchParams(address.split('?')[1]).get('sujet') ?? ''
  return Object.hasOwn(SUBJECTS, subject) ? (subject as Subject) : ''
}

function nextOpening(week: Week, today: number, hour: number): string | undefined {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7
    const hours = week[day]
    if (!hours || (ahead === 0 && hour >= hours[0])) continue
    const when = ahead === 0 ? '' : ahead === 1 ? 'demain ' : `${DAYS[day]} `
    return `ouvre ${when}à ${hours[0]}\u00a0h`
  }
  return undefined
}

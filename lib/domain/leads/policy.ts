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

/** Whether the agency is open, and until when or when again: `Ouvert · ferme à 18 h`. */
export function openingNow(week: Week, now: Date): { open: boolean; text: string } {
  const parts = Object.fromEntries(inParis.formatToParts(now).map(({ type, value }) => [type, value]))
  const today = SHORT.indexOf(parts.weekday ?? '')
  const hour = Number(parts.hour) + Number(parts.minute) / 60
  const hours = week[today]
  if (hours && hour >= hours[0] && hour < hours[1])
    return { open: true, text: `Ouvert · ferme à ${hours[1]}\u00a0h` }
  return { open: false, text: ['Fermé', nextOpening(week, today, hour)].filter(Boolean).join(' · ') }
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

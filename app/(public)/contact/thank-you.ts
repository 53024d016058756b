import { eventDates, parisClock } from '@/components/ui/dates/dates'
import { brand } from '@/content/brand'
import { parisDay } from '@/lib/domain/calendar'
import { isOpenAt } from '@/lib/domain/leads/policy'

type CallRequest = { day: string; hour: string; contactOption: 'Téléphone' | 'Email' }

/** Says when and how the agency replies: as requested, or at the next opening. */
export function thankYou({ day, hour, contactOption }: CallRequest, now: Date): string {
  const does = contactOption === 'Email' ? 'Nous vous écrivons' : 'Nous vous appelons'
  return `Merci pour votre message\u00a0! ${does} ${when({ day, hour }, now)}.`
}

function when({ day, hour }: Pick<CallRequest, 'day' | 'hour'>, now: Date): string {
  if (day === parisDay(now) && hour < parisClock(now)) return 'dès que possible'
  const asked = `le ${eventDates({ eventDate: day, endDate: null })}`
  return isOpenAt(brand.hours.week, day, hour)
    ? `${asked} vers ${hour}`
    : `dès l’ouverture qui suit\u00a0: l’agence est fermée ${asked} à ${hour}`
}

import { addDays, type Day, toDay, weekdayOf } from '../calendar'

const two = (number: number) => String(number).padStart(2, '0')

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return toDay(`${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`)
}

/** Article L. 3133-1 of the Code du travail; without those of Alsace and Moselle only. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Easter Monday, Ascension and Whit Monday. */
const AFTER_EASTER = [1, 39, 50]

export function isPublicHoliday(day: Day): boolean {
  if (FIXED.includes(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return AFTER_EASTER.some((days) => addDays(easter, days) === day)
}

/** The day itself, or the first later one that is not a Saturday, Sunday or public holiday. */
export function workingDayFrom(day: Day): Day {
  const isFree = weekdayOf(day) === 0 || weekdayOf(day) === 6 || isPublicHoliday(day)
  return isFree ? workingDayFrom(addDays(day, 1)) : day
}

import { COUNT_MAX } from '@/lib/domain/lists/schema'

const number = new Intl.NumberFormat('fr-FR')

/** The length of a list: « 1 demande », « 25 demandes », « 1 000+ demandes »; counted to `most`. */
export function countLabel(count: number, one: string, many: string, most = COUNT_MAX): string {
  if (count > most) return `${number.format(most)}+ ${many}`
  return `${number.format(count)} ${count > 1 ? many : one}`
}

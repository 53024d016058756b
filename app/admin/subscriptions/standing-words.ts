import type { Standing } from '@/lib/domain/billing/standing-filter'

export const STANDING_NAMES: Record<Standing, string> = {
  active: 'Actifs',
  late: 'En retard',
  interrupted: 'Interrompus',
  notice: 'En préavis',
  ended: 'Terminés',
}

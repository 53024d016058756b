import type { Month } from '@/lib/domain/calendar'

export const PATH = '/admin/facturation'

/** The address of a file of the figures, or of a month's books. */
export const exportHref = (file: string, month?: Month): string =>
  `${PATH}/export?${new URLSearchParams({ fichier: file, ...(month && { mois: month }) })}`

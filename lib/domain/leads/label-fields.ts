import { LEAD_SUBJECTS } from './policy'
import { writeDay } from './preferred-day'

const LABELS: Record<string, string> = {
  nom: 'Nom',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  subject: 'Sujet',
  postalAddress: 'Adresse postale',
  contract: 'Contrat',
  wishedOn: 'Date souhaitée',
  reason: 'Motif',
  day: 'Jour',
  hour: 'Heure',
  contactOption: 'Contact préféré',
  message: 'Message',
  content: 'Message',
}

/** The fields that were filled in, named in French. */
export function labelFields(fields: Record<string, string | boolean>): { label: string; value: string }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const label = LABELS[name]
    return label && value !== '' ? [{ label, value: write(name, String(value)) }] : []
  })
}

function write(name: string, value: string): string {
  if (name === 'day' || name === 'wishedOn') return writeDay(value)
  if (name === 'subject') return Object.entries(LEAD_SUBJECTS).find(([key]) => key === value)?.[1] ?? value
  return value
}

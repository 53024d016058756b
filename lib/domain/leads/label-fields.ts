const LABELS: Record<string, string> = {
  nom: 'Nom',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  subject: 'Sujet',
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
    return label && value !== '' ? [{ label, value: String(value) }] : []
  })
}

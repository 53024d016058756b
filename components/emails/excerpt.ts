const LENGTH = 120

/** The beginning of a text on one line, for the preview beside a subject. */
export function excerpt(text: string): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()]
  return signs.length > LENGTH ? `${signs.slice(0, LENGTH - 1).join('')}…` : signs.join('')
}

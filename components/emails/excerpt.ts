const LENGTH = 120

/** The beginning of a text on one line: for the preview after a subject, or of a quoted message. */
export function excerpt(text: string, length = LENGTH): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()]
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : signs.join('')
}

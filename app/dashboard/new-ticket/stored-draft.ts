/** A request that one person has filled in and not got through yet; lives as long as the browser's tab. */
const FIELDS = ['type', 'title', 'description'] as const
type Draft = Record<(typeof FIELDS)[number], string>

const nameOf = (userId: number) => `ostal-nouvelle-demande-${userId}`

export function storeDraft(userId: number, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(nameOf(userId), JSON.stringify(draftIn(form)))
  } catch {
    // A browser may deny its storage; then nothing is kept.
  }
}

/** Fills in what was kept, unless the form already says something. */
export function restoreDraft(userId: number, form: HTMLFormElement): void {
  const draft = storedDraft(userId)
  if (!draft || Object.values(draftIn(form)).some((text) => text !== '')) return
  for (const field of FIELDS) {
    const control = form.elements.namedItem(field)
    if (control && 'value' in control) control.value = draft[field] ?? ''
  }
}

/** Its description as a ticket's first message tells that it got through. */
export function forgetSentDraft(userId: number, firstMessage: string | undefined): void {
  const draft = storedDraft(userId)
  if (!draft || !firstMessage || oneLine(draft.description) !== oneLine(firstMessage)) return
  sessionStorage.removeItem(nameOf(userId))
}

function storedDraft(userId: number): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(userId)) ?? 'null')
  } catch {
    // As above.
    return null
  }
}

function draftIn(form: HTMLFormElement): Draft {
  const typed = new FormData(form)
  const text = (field: string) => String(typed.get(field) ?? '')
  return { type: text('type'), title: text('title'), description: text('description') }
}

/** Line ends and outer blanks change on the way. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

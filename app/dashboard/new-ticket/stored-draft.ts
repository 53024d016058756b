import { keepDraft, readDraft } from '@/components/ui/drafts'

/** A request that one person has filled in and not got through yet. */
const FIELDS = ['type', 'title', 'description', 'websiteId'] as const
type RequestDraft = Record<(typeof FIELDS)[number], string>

const nameOf = (userId: number) => `ostal-nouvelle-demande-${userId}`

export const storeDraft = (userId: number, form: HTMLFormElement): void =>
  keepDraft<RequestDraft>(nameOf(userId), draftIn(form))

/** Fills in what was kept, unless the form already says something. */
export function restoreDraft(userId: number, form: HTMLFormElement): void {
  const draft = readDraft<RequestDraft>(nameOf(userId))
  if (!draft || Object.values(draftIn(form)).some((text) => text !== '')) return
  for (const field of FIELDS) {
    const control = form.elements.namedItem(field)
    if (control && 'value' in control) control.value = draft[field] ?? ''
  }
}

/** Its description as a ticket's first message tells that it got through. */
export function forgetSentDraft(userId: number, firstMessage: string | undefined): void {
  const draft = readDraft<RequestDraft>(nameOf(userId))
  if (!draft || !firstMessage || oneLine(draft.description) !== oneLine(firstMessage)) return
  keepDraft(nameOf(userId), undefined)
}

function draftIn(form: HTMLFormElement): RequestDraft {
  const typed = new FormData(form)
  const text = (field: string) => String(typed.get(field) ?? '')
  return {
    type: text('type'),
    title: text('title'),
    description: text('description'),
    websiteId: text('websiteId'),
  }
}

/** Line ends and outer blanks change on the way. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

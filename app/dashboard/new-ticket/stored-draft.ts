import { readDraft, saveDraft } from '@/components/ui/forms/drafts'

/** The fields of a person's request that is not sent yet. */
const FIELDS = ['type', 'title', 'description', 'websiteId'] as const
type RequestDraft = Record<(typeof FIELDS)[number], string>

const nameOf = (userId: number) => `ostal-nouvelle-demande-${userId}`

export const storeDraft = (userId: number, form: HTMLFormElement): void =>
  saveDraft<RequestDraft>(nameOf(userId), draftIn(form))

/** Restores the stored draft, unless the form already has input. */
export function restoreDraft(userId: number, form: HTMLFormElement): void {
  const draft = readDraft<RequestDraft>(nameOf(userId))
  if (!draft || Object.values(draftIn(form)).some((text) => text !== '')) return
  for (const field of FIELDS) {
    const control = form.elements.namedItem(field)
    if (control && 'value' in control) control.value = draft[field] ?? ''
  }
}

/** Deletes the draft when a ticket's first message equals its description: it was sent. */
export function forgetSentDraft(userId: number, firstMessage: string | undefined): void {
  const draft = readDraft<RequestDraft>(nameOf(userId))
  if (!draft || !firstMessage || oneLine(draft.description) !== oneLine(firstMessage)) return
  saveDraft(nameOf(userId), undefined)
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

/** Sending changes line ends and outer whitespace. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What is typed or chosen in a form and not saved yet. Texts outlive a reload and a log-in in the same tab of the
 *  browser, a photo a change of tabs on the page. */
export type Draft = { texts?: Texts | undefined; photo?: File | undefined }
type Texts = Readonly<Record<string, string>>

const lists = new Map<string, Map<string, Draft>>()
const listeners = new Set<() => void>()

/** Keeps what the form of `key` holds, as the latest of its list; a draft of nothing is forgotten. */
export function keepDraft(list: string, key: string, draft: Draft): void {
  const drafts = draftsOf(list)
  drafts.delete(key)
  if (draft.texts || draft.photo) drafts.set(key, draft)
  store(list, drafts)
  for (const tell of listeners) tell()
}

export const findDraft = (list: string, key: string): Draft | undefined => draftsOf(list).get(key)

/** The latest last. */
export const draftKeys = (list: string): string[] => [...draftsOf(list).keys()]

export function onDrafts(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function draftsOf(list: string): Map<string, Draft> {
  const known = lists.get(list) ?? new Map(stored(list))
  lists.set(list, known)
  return known
}

function stored(list: string): [string, Draft][] {
  try {
    const texts: Record<string, Texts> = JSON.parse(sessionStorage.getItem(list) ?? '{}')
    return Object.entries(texts).map(([key, one]) => [key, { texts: one }])
  } catch {
    // A browser may deny its storage; then texts live as long as the page.
    return []
  }
}

function store(list: string, drafts: Map<string, Draft>): void {
  const texts = [...drafts].flatMap(([key, draft]) => (draft.texts ? [[key, draft.texts]] : []))
  try {
    if (texts.length === 0) sessionStorage.removeItem(list)
    else sessionStorage.setItem(list, JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // As above.
  }
}

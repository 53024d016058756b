import { afterEach, expect, test, vi } from 'vitest'

/** As a page does that was loaded anew. */
async function loadedAnew() {
  vi.resetModules()
  return await import('./entry-drafts')
}

function browserStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

test('texts outlive a reload in the order of their typing, a photo does not', async () => {
  browserStorage()
  const before = await loadedAnew()
  before.keepDraft('avis', 'new', { texts: { content: 'Très' } })
  before.keepDraft('avis', 'entry-2', { texts: { content: 'Bien' }, photo: new File([], 'a.jpg') })
  before.keepDraft('avis', 'new', { texts: { content: 'Très bien' } })
  before.keepDraft('equipe', 'entry-3', { photo: new File([], 'b.jpg') })
  expect(before.draftKeys('equipe')).toEqual(['entry-3'])
  const after = await loadedAnew()
  expect(after.draftKeys('avis')).toEqual(['entry-2', 'new'])
  expect(after.findDraft('avis', 'new')).toEqual({ texts: { content: 'Très bien' } })
  expect(after.findDraft('avis', 'entry-2')).toEqual({ texts: { content: 'Bien' } })
  expect(after.draftKeys('equipe')).toEqual([])
})

test('what is forgotten leaves nothing behind', async () => {
  const kept = browserStorage()
  const { draftKeys, keepDraft } = await loadedAnew()
  keepDraft('avis', 'new', { texts: { content: 'Non' } })
  keepDraft('avis', 'new', {})
  expect([draftKeys('avis'), kept.size]).toEqual([[], 0])
})

test('in a browser that denies its storage, drafts live as long as the page', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { findDraft, keepDraft } = await loadedAnew()
  keepDraft('avis', 'new', { texts: { content: 'Oui' } })
  expect(findDraft('avis', 'new')).toEqual({ texts: { content: 'Oui' } })
})

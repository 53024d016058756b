import { afterEach, expect, test, vi } from 'vitest'

/** Loads the module as a reloaded page does. */
async function loadAnew() {
  vi.resetModules()
  return await import('./drafts')
}

function stubStorage() {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
    clear: () => storage.clear(),
  })
  return storage
}

afterEach(() => vi.unstubAllGlobals())

test('texts outlive a reload in the order they were kept in, a file does not', async () => {
  stubStorage()
  const before = await loadAnew()
  const photo = new File([], 'a.jpg')
  before.saveDraft('avis', { second: { text: 'Bien', photo }, first: { text: 'Très bien' } })
  expect(before.readDraft('avis')).toEqual({ second: { text: 'Bien', photo }, first: { text: 'Très bien' } })
  const after = await loadAnew()
  expect(Object.entries(after.readDraft('avis') ?? {})).toEqual([
    ['second', { text: 'Bien' }],
    ['first', { text: 'Très bien' }],
  ])
  expect(after.readDraft('équipe')).toBeUndefined()
})

test('what is forgotten leaves nothing behind', async () => {
  const storage = stubStorage()
  const { saveDraft, readDraft } = await loadAnew()
  saveDraft('avis', 'Non')
  saveDraft('avis', undefined)
  expect([readDraft('avis'), storage.size]).toEqual([undefined, 0])
})

test('a log-out leaves no draft in the page or in the browser', async () => {
  const storage = stubStorage()
  const { forgetDrafts, saveDraft, readDraft } = await loadAnew()
  saveDraft('avis', 'Non')
  saveDraft('équipe', 'Léa')
  forgetDrafts()
  expect([readDraft('avis'), readDraft('équipe'), storage.size]).toEqual([undefined, undefined, 0])
})

test('in a browser that denies its storage, drafts live as long as the page', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { saveDraft, readDraft } = await loadAnew()
  saveDraft('avis', 'Oui')
  expect(readDraft('avis')).toBe('Oui')
})

test('a damaged draft is none', async () => {
  const storage = stubStorage()
  storage.set('avis', '{"texte":')
  const { readDraft } = await loadAnew()
  expect(readDraft('avis')).toBeUndefined()
})

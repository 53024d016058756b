import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SpooledForm, withSpooledForm } from './spool-form'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => vi.unstubAllEnvs())

function form(files: [string, string | Uint8Array<ArrayBuffer>][], texts: Record<string, string> = {}) {
  const data = new FormData()
  for (const [name, content] of files) data.append('files', new Blob([content]), name)
  for (const [name, text] of Object.entries(texts)) data.append(name, text)
  return new Request('http://x', { method: 'POST', body: data })
}
const told = ({ texts, files, fault }: SpooledForm) => ({
  texts,
  names: files.map(({ name }) => name),
  fault: fault?.message,
})
const MB = 1024 * 1024

describe('a form on the disk', () => {
  it('has its files and texts while it is used, and is gone afterwards', async () => {
    const request = form(
      [
        ['a.txt', 'un'],
        ['b.txt', 'deux'],
      ],
      { title: 'Titre' },
    )
    const seen = await withSpooledForm(request, 'files', async ({ texts, files }) => {
      expect(readdirSync(folder)).toHaveLength(1)
      return { texts, contents: await Promise.all(files.map(({ content }) => content.text())) }
    })
    expect(seen).toEqual({ texts: { title: 'Titre' }, contents: ['un', 'deux'] })
    expect(readdirSync(folder)).toEqual([])
  })

  it('is gone after a failure too', async () => {
    const failing = withSpooledForm(form([['a.txt', 'un']]), 'files', async () => {
      throw new Error('the power went')
    })
    await expect(failing).rejects.toThrow('the power went')
    expect(readdirSync(folder)).toEqual([])
  })

  it('calls a file what its sender calls it', async () => {
    const names = ['Plan "final".txt', 'Reçu 100 %.txt', 'a\r\nb.txt']
    const seen = await withSpooledForm(form(names.map((name) => [name, 'un'])), 'files', async (read) =>
      told(read),
    )
    expect(seen.names).toEqual(names)
  })

  it('gives the same digest for the same bytes only', async () => {
    const request = form([
      ['a.txt', 'un'],
      ['b.txt', 'un'],
      ['c.txt', 'deux'],
    ])
    const [a, b, c] = await withSpooledForm(request, 'files', async ({ files }) =>
      files.map(({ digest }) => digest),
    )
    expect(a).toBe(b)
    expect(a).not.toBe(c)
  })

  it('takes 10 MB to the byte', async () => {
    const read = (size: number) =>
      withSpooledForm(form([['a.txt', new Uint8Array(size)]]), 'files', async (it) => told(it))
    expect((await read(10 * MB)).fault).toBeUndefined()
    expect((await read(10 * MB + 1)).fault).toMatch(/a\.txt.*10\sMo au plus/)
  })

  it('tells of an eleventh file, and keeps the texts', async () => {
    const request = form(Array(11).fill(['a.txt', 'un']), { title: 'Titre' })
    expect(await withSpooledForm(request, 'files', async (it) => told(it))).toMatchObject({
      texts: { title: 'Titre' },
      fault: 'Une demande compte 10 fichiers au plus.',
    })
  })
})

describe('refused is', () => {
  const use = async () => 'used'

  it('another content type', async () => {
    const request = new Request('http://x', { method: 'POST', body: '{}' })
    await expect(withSpooledForm(request, 'files', use)).rejects.toMatchObject({ code: 'unsupported_media' })
  })

  it('more than 101 MB, before it is read', async () => {
    const { headers } = form([])
    headers.set('content-length', String(102 * MB))
    const request = new Request('http://x', { method: 'POST', headers, body: 'x' })
    await expect(withSpooledForm(request, 'files', use)).rejects.toMatchObject({ code: 'too_large' })
  })

  it('a form that breaks off within a file', async () => {
    const whole = form([['a.txt', 'x'.repeat(1_000)]])
    const body = (await whole.clone().arrayBuffer()).slice(0, 600)
    const request = new Request('http://x', { method: 'POST', headers: whole.headers, body })
    await expect(withSpooledForm(request, 'files', use)).rejects.toMatchObject({ code: 'validation' })
    expect(readdirSync(folder)).toEqual([])
  })

  it('everything while the disk takes nothing, and nothing once it does again', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'missing'))
    for (let round = 0; round < 40; round += 1)
      await expect(withSpooledForm(form([['a.txt', 'un']]), 'files', use)).rejects.toMatchObject({
        code: 'unavailable',
      })
    vi.stubEnv('TMPDIR', folder)
    expect(await withSpooledForm(form([['a.txt', 'un']]), 'files', use)).toBe('used')
  })

  it('a form too many at a time', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const under = Array.from({ length: 30 }, () =>
      withSpooledForm(form([['a.txt', 'un']]), 'files', () => held),
    )
    await expect(withSpooledForm(form([]), 'files', use)).rejects.toMatchObject({ code: 'unavailable' })
    release()
    await Promise.all(under)
    expect(await withSpooledForm(form([]), 'files', use)).toBe('used')
  })
})

import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitedServer } from '@/lib/server/http/limits'
import type { UploadForm } from '../_wire/operation'
import { TICKET_FORM } from '../_wire/tickets'
import { type Form, readForm } from './form'

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
const summary = ({ texts, files, fault }: Form) => ({
  texts,
  names: files.map(({ name }) => name),
  fault: fault?.message,
})
const MB = 1024 * 1024

/** Uses a form and removes it, as the wrapper does. */
async function withForm<T>(request: Request, limits: UploadForm, use: (form: Form) => Promise<T>) {
  const read = await readForm(request, limits, null)
  try {
    return await use(read)
  } finally {
    await read.remove()
  }
}

describe('a form', () => {
  it('stays on disk while it is used, and is deleted afterwards', async () => {
    const request = form(
      [
        ['a.txt', 'un'],
        ['b.txt', 'deux'],
      ],
      { title: 'Titre' },
    )
    const seen = await withForm(request, TICKET_FORM, async ({ texts, files }) => {
      expect(readdirSync(folder)).toHaveLength(1)
      return { texts, contents: await Promise.all(files.map(({ content }) => content.text())) }
    })
    expect(seen).toEqual({ texts: { title: 'Titre' }, contents: ['un', 'deux'] })
    expect(readdirSync(folder)).toEqual([])
  })

  it('is deleted after a failure too', async () => {
    const failing = withForm(form([['a.txt', 'un']]), TICKET_FORM, async () => {
      throw new Error('the power went')
    })
    await expect(failing).rejects.toThrow('the power went')
    expect(readdirSync(folder)).toEqual([])
  })

  it('keeps the file names of its sender', async () => {
    const names = ['Plan "final".txt', 'Reçu 100 %.txt', 'a\r\nb.txt']
    const seen = await withForm(form(names.map((name) => [name, 'un'])), TICKET_FORM, async (read) =>
      summary(read),
    )
    expect(seen.names).toEqual(names)
  })

  it('gives the same digest for the same bytes only', async () => {
    const request = form([
      ['a.txt', 'un'],
      ['b.txt', 'un'],
      ['c.txt', 'deux'],
    ])
    const [a, b, c] = await withForm(request, TICKET_FORM, async ({ files }) =>
      files.map(({ digest }) => digest),
    )
    expect(a).toBe(b)
    expect(a).not.toBe(c)
  })

  it('accepts files of exactly 10 MB', async () => {
    const read = (size: number) =>
      withForm(form([['a.txt', new Uint8Array(size)]]), TICKET_FORM, async (it) => summary(it))
    expect((await read(10 * MB)).fault).toBeUndefined()
    expect((await read(10 * MB + 1)).fault).toMatch(/a\.txt.*10\sMo au plus/)
  })

  it('reports an eleventh file and keeps the texts', async () => {
    const request = form(Array(11).fill(['a.txt', 'un']), { title: 'Titre' })
    expect(await withForm(request, TICKET_FORM, async (it) => summary(it))).toMatchObject({
      texts: { title: 'Titre' },
      fault: 'Une demande compte 10 fichiers au plus.',
    })
  })
})

describe('a form is refused', () => {
  const use = async () => 'used'

  it('with another content type', async () => {
    const request = new Request('http://x', { method: 'POST', body: '{}' })
    await expect(withForm(request, TICKET_FORM, use)).rejects.toMatchObject({ code: 'unsupported_media' })
  })

  it('above 101 MB, before it is read', async () => {
    const { headers } = form([])
    headers.set('content-length', String(102 * MB))
    const request = new Request('http://x', { method: 'POST', headers, body: 'x' })
    await expect(withForm(request, TICKET_FORM, use)).rejects.toMatchObject({ code: 'too_large' })
  })

  it('when it breaks off within a file', async () => {
    const whole = form([['a.txt', 'x'.repeat(1_000)]])
    const body = (await whole.clone().arrayBuffer()).slice(0, 600)
    const request = new Request('http://x', { method: 'POST', headers: whole.headers, body })
    await expect(withForm(request, TICKET_FORM, use)).rejects.toMatchObject({ code: 'validation' })
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['whose name does not end', 'form-data; name="files"; filename="a.txt'],
    ['without a disposition', undefined],
    ['of another disposition', 'attachment; filename="a.txt"'],
    ['with a truncated name', 'form-data; name="files"; filename*=UTF-8'],
  ])('with a part %s', async (_what, disposition) => {
    const body = [
      '--partie',
      'Content-Disposition: form-data; name="title"\r\n\r\nTitre',
      '--partie',
      `${disposition === undefined ? 'X: y' : `Content-Disposition: ${disposition}`}\r\n\r\nBonjour`,
      '--partie--\r\n',
    ].join('\r\n')
    const headers = { 'content-type': 'multipart/form-data; boundary=partie' }
    // In pieces, so that no line comes whole.
    const pieces = body.match(/[^]{1,7}/g) ?? []
    const stream = new ReadableStream<Uint8Array>({
      pull: (source) => {
        const piece = pieces.shift()
        if (piece === undefined) source.close()
        else source.enqueue(new TextEncoder().encode(piece))
      },
    })
    const request = new Request('http://x', {
      method: 'POST',
      headers,
      body: stream,
      duplex: 'half',
    } as RequestInit)
    await expect(withForm(request, TICKET_FORM, use)).rejects.toMatchObject({ code: 'validation' })
    expect(readdirSync(folder)).toEqual([])
  })

  it('while the disk is unavailable, but not afterwards', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'missing'))
    for (let round = 0; round < 40; round += 1)
      await expect(withForm(form([['a.txt', 'un']]), TICKET_FORM, use)).rejects.toMatchObject({
        code: 'unavailable',
      })
    vi.stubEnv('TMPDIR', folder)
    expect(await withForm(form([['a.txt', 'un']]), TICKET_FORM, use)).toBe('used')
  })

  it('beyond the number that may be processed at once', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let inUse = 0
    const under = Array.from({ length: 30 }, () =>
      withForm(form([['a.txt', 'un']]), TICKET_FORM, () => {
        inUse += 1
        return held
      }),
    )
    await expect.poll(() => inUse).toBe(30)
    await expect(withForm(form([]), TICKET_FORM, use)).rejects.toMatchObject({ code: 'unavailable' })
    release()
    await Promise.all(under)
    expect(await withForm(form([]), TICKET_FORM, use)).toBe('used')
  })
})

it('forms that are still arriving hold no permit', async () => {
  const { headers } = form([['a.txt', 'un']])
  const ends: (() => void)[] = []
  const slow = Array.from({ length: 31 }, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (source) => void ends.push(() => source.error(new Error('broken off'))),
    })
    return new Request('http://x', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  }).map((request) => withForm(request, TICKET_FORM, async () => 'used'))
  expect(await withForm(form([['a.txt', 'un']]), TICKET_FORM, async () => 'used')).toBe('used')
  for (const end of ends) end()
  for (const one of await Promise.allSettled(slow)) expect(one.status).toBe('rejected')
})

it('the largest form at the slowest allowed rate arrives within the server’s request timeout', () => {
  expect(limitedServer().requestTimeout).toBeGreaterThan((TICKET_FORM.formBytes / 20_000) * 1_000)
})

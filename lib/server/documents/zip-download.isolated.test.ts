import { unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'

const logged = vi.fn()
vi.mock('../instance/log', () => ({ log: () => ({ error: logged }) }))

const { zipDownload } = await import('./zip-download')

async function* bytes(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}
async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('Le début')
  throw new Error('The provider fell silent')
}
/** Longer than the read-ahead buffer. */
async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield Buffer.alloc(64 * 1024)
}

function download(...contents: AsyncGenerator<Uint8Array>[]) {
  const onEnd = vi.fn()
  async function* files() {
    for (const [index, content] of contents.entries()) yield { name: `${index}.txt`, content }
  }
  const answer = zipDownload({ fileName: 'ostal-contenus.zip', at: new Date(), files: files(), onEnd })
  return { answer, onEnd }
}

it('an archive opens elsewhere, and its place is free once it is read', async () => {
  const { answer, onEnd } = download(bytes('Un', ' deux'), bytes('Trois'))
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=ostal-contenus.zip')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Object.entries(files).map(([name, file]) => [name, Buffer.from(file).toString()])).toEqual([
    ['0.txt', 'Un deux'],
    ['1.txt', 'Trois'],
  ])
  expect(onEnd).toHaveBeenCalledOnce()
})

it('a file that breaks off breaks the archive, which never looks whole, and frees its place', async () => {
  const { answer, onEnd } = download(broken(), bytes('Deux'))
  await expect(answer.arrayBuffer()).rejects.toThrow('The provider fell silent')
  expect(onEnd).toHaveBeenCalledOnce()
  expect(logged).toHaveBeenCalledOnce()
})

it('a browser that goes away frees the place, and nothing is read on', async () => {
  const { answer, onEnd } = download(endless())
  const reader = answer.body?.getReader()
  await reader?.read()
  expect(onEnd).not.toHaveBeenCalled()
  await reader?.cancel()
  expect(onEnd).toHaveBeenCalledOnce()
})

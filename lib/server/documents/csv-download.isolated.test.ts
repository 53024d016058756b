import { expect, it, vi } from 'vitest'
import { type CsvColumn, csvDownload } from './csv-download'

const error = vi.fn()
vi.mock('../instance/log', () => ({ log: () => ({ error }) }))

type Row = { name: string; fee: number | null }
const columns: CsvColumn<Row>[] = [
  { title: 'Nom', cell: ({ name }) => name },
  { title: 'Frais (€)', cell: ({ fee }) => fee },
]
const row = (name: string, fee: number | null = null): Row => ({ name, fee })

/** An export of these pages of rows. */
const download = (...pages: Row[][]) =>
  csvDownload<Row, number>({
    name: 'comptes',
    today: '2026-11-22',
    columns,
    read: async ({ after = 0 }) => ({
      rows: pages[after] ?? [],
      previous: null,
      next: after + 1 < pages.length ? after + 1 : null,
    }),
  })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

it('an export is a file named by its day, with byte order mark, semicolons, CRLF and decimal commas', async () => {
  const answer = await download([row('Élise', 1.5), row('Noé')])
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=ostal-comptes-2026-11-22.csv')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = await bytesOf(answer)
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.subarray(3).toString()).toBe('Nom;Frais (€)\r\nÉlise;1,5\r\nNoé;\r\n')
})

it('an export quotes cells that would break a row', async () => {
  const text = (await bytesOf(await download([row('a;b'), row('dit "Bé"'), row('deux\nlignes')]))).toString()
  expect(text).toContain('\r\n"a;b";\r\n"dit ""Bé""";\r\n"deux\nlignes";\r\n')
})

it.each(['=1+1', '+33', '-2', '@nom', '\tx', '\rx'])(
  'an export keeps the cell %j from being a formula',
  async (name) => {
    const text = (await bytesOf(await download([row(name)]))).toString()
    expect(text.split('\r\n')[1]?.replace('"', '')).toMatch(/^'/)
  },
)

it('an export keeps a negative number a number', async () => {
  const text = (await bytesOf(await download([row('Rendu', -12.5)]))).toString()
  expect(text).toContain('Rendu;-12,5\r\n')
})

it('an export holds the rows of every page, or only its header', async () => {
  const text = (await bytesOf(await download([row('a')], [row('b')], [row('c')]))).toString()
  expect(text.match(/^[abc];/gm)).toEqual(['a;', 'b;', 'c;'])
  expect((await bytesOf(await download([]))).subarray(3).toString()).toBe('Nom;Frais (€)\r\n')
})

it('an export fails when a later page cannot be read, so that a partial list does not look complete', async () => {
  let reads = 0
  const answer = await csvDownload<Row, number>({
    name: 'comptes',
    today: '2026-11-22',
    columns,
    read: async () => {
      if (reads++ > 0) throw new Error('gone')
      return { rows: [row('a')], previous: null, next: 1 }
    },
  })
  await expect(answer.text()).rejects.toThrow()
  expect(error).toHaveBeenCalledOnce()
})

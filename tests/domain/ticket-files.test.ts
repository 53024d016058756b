import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { exportData } from '@/lib/domain/data-export/export-data'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { getTicketWithFiles, listMessages, listOwnTickets } from '@/lib/domain/tickets/queries'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import { getTicketFile } from '@/lib/domain/tickets/ticket-file'
import { listFiles } from '@/lib/providers/files/list-files'
import { readFile } from '@/lib/providers/files/read-file'
import { uploadThing } from '@/lib/providers/files/uploadthing'
import { sweepFiles } from '@/lib/server/tasks/sweep-files'
import { domain } from '../support/context'
import { fileStore } from '../support/file-store'
import { office, zipOf } from '../support/sample-files'

const { as, job, mails, pool } = await domain()
const server = await fileStore()
const camille = as(CAMILLE)

const form = (more = {}) => ({ type: 'Bug' as const, title: 'Une panne', description: 'La voici.', ...more })
function sent(name: string, content: string | Buffer = `Le contenu de ${name}`) {
  const bytes = Buffer.from(content)
  return {
    name,
    content: new Blob([new Uint8Array(bytes)]),
    digest: createHash('sha256').update(bytes).digest('hex'),
  }
}
const open = (...files: ReturnType<typeof sent>[]) => openTicket(camille, { ...form(), files })

async function storedFiles() {
  const files: { key: string; name: string }[] = []
  for await (const page of listFiles()) files.push(...page)
  return files
}
const jobs = async () =>
  (await pool.query("select data from pgboss.job where name = 'files' order by created_on")).rows.map(
    ({ data }) => data.keys,
  )
const count = async () => (await listOwnTickets(camille, { limit: 200, after: null })).rows.length

describe('a ticket with files', () => {
  it('has them in the order they were sent, under the names of their sender', async () => {
    const ticket = await open(sent('C:\\Bureau\\devis été.txt'), sent('plan.zip', zipOf({ a: 'b' })))
    expect(ticket.files.map(({ name }) => name)).toEqual(['devis été.txt', 'plan.zip'])
    expect(await getTicketWithFiles(camille, ticket.id)).toEqual(ticket)
    expect(await getTicketWithFiles(as(MODERATOR, 'MODERATOR'), ticket.id)).toEqual(ticket)
    expect((await mails()).find(({ ticketId }) => ticketId === ticket.id)).toMatchObject({ fileCount: 2 })
  })

  it('is nothing at the provider for whoever guesses its key', async () => {
    const ticket = await open(sent('secret.txt'))
    const { key } = await getTicketFile(camille, { ticketId: ticket.id, fileId: ticket.files[0]?.id ?? 0 })
    for (const path of [`f/${key}`, `a/apptests/${key}`, `f/${key}?expires=9999999999999&signature=x`])
      expect((await fetch(`${server.origin}/uploadthing/${path}`)).status).toBe(403)
    expect(await new Response(await readFile(key)).text()).toBe('Le contenu de secret.txt')
  })

  it('lies at the provider under a drawn name, as bytes that its host does not show', async () => {
    const ticket = await open(sent('secret.txt'))
    const { key, mime } = await getTicketFile(camille, {
      ticketId: ticket.id,
      fileId: ticket.files[0]?.id ?? 0,
    })
    expect(mime).toBe('text/plain')
    const name = (await storedFiles()).find((file) => file.key === key)?.name
    expect(name).toMatch(/^ticket-[0-9a-f]{32}$/)
    const signed = await uploadThing().generateSignedURL(key, { expiresIn: '5 minutes' })
    const host = await fetch(signed.ufsUrl)
    expect(host.headers.get('content-type')).toBe('application/octet-stream')
    expect(await host.text()).toBe('Le contenu de secret.txt')
  })

  it('shows them to its author and to the agency', async () => {
    const { id, files } = await open(sent('a.txt'))
    const file = files[0]?.id ?? 0
    const other = await open(sent('b.txt'))
    for (const nobody of [
      () => getTicketFile(as(JULIEN), { ticketId: id, fileId: file }),
      () => getTicketFile(camille, { ticketId: other.id, fileId: file }),
    ])
      await expect(nobody()).rejects.toMatchObject({ code: 'not_found' })
    await expect(getTicketFile(as(), { ticketId: id, fileId: file })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    await expect(
      getTicketFile(as(MODERATOR, 'MODERATOR'), { ticketId: id, fileId: file }),
    ).resolves.toMatchObject({
      name: 'a.txt',
    })
  })
})

describe('all files come or there is no ticket', () => {
  it.each([
    [
      'a type that is not accepted',
      [sent('a.txt'), sent('b.html', '<html>')],
      'unsupported_media',
      /b\.html/,
    ],
    [
      'macros',
      [sent('c.docx', office('word', { 'word/vbaProject.bin': '' }))],
      'unsupported_media',
      /c\.docx/,
    ],
    ['an empty file', [sent('vide.txt', '')], 'validation', /vide\.txt/],
    ['more than 10 MB', [sent('gros.txt', 'x'.repeat(10 * 1024 * 1024 + 1))], 'too_large', /gros\.txt/],
    ['eleven', Array.from({ length: 11 }, (_, n) => sent(`${n}.txt`)), 'too_large', /10 fichiers/],
  ])('%s', async (_, files, code, message) => {
    const before = [await count(), (await storedFiles()).length]
    await expect(open(...files)).rejects.toMatchObject({
      code,
      issues: [{ path: 'files', message: expect.stringMatching(message) }],
    })
    expect([await count(), (await storedFiles()).length]).toEqual(before)
  })

  it.each(['server_error', 'reset'])('and a provider that fails leaves nothing behind: %s', async (fault) => {
    const before = await count()
    const known = new Set((await storedFiles()).map(({ key }) => key))
    await server.order(fault, 1, 'uploadthing')
    await expect(open(sent('a.txt'), sent('b.txt'), sent('c.txt'))).rejects.toMatchObject({
      code: 'provider',
    })
    expect(await count()).toBe(before)
    const left = (await storedFiles()).map(({ key }) => key).filter((key) => !known.has(key))
    expect(left).toHaveLength(2)
    expect((await jobs()).at(-1)?.toSorted()).toEqual(left.toSorted())
    await expect(open(sent('a.txt'))).resolves.toBeDefined()
  })
})

describe('a form with files that is sent again', () => {
  it('opens one ticket, and at once too, with its files once', async () => {
    const input = form({ submissionId: crypto.randomUUID() })
    const send = () => openTicket(camille, { ...input, files: [sent('a.txt'), sent('b.txt')] })
    const both = await Promise.all([send(), send()])
    const again = await send()
    expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1)
    expect(again.files).toEqual(both[0]?.files)
    expect(again.files).toHaveLength(2)
    const kept = await Promise.all(
      again.files.map(({ id }) => getTicketFile(camille, { ticketId: again.id, fileId: id })),
    )
    for (const { key } of kept) expect((await jobs()).flat()).not.toContain(key)
  })

  it('opens another with another file', async () => {
    const input = form({ submissionId: crypto.randomUUID() })
    const first = await openTicket(camille, { ...input, files: [sent('a.txt')] })
    const second = await openTicket(camille, { ...input, files: [sent('a.txt', 'Autre chose')] })
    expect(second.id).not.toBe(first.id)
  })
})

it('the nightly sweep leaves a ticket’s files and takes those of none', async () => {
  const { id, files } = await open(sent('a.txt'))
  const kept = await getTicketFile(camille, { ticketId: id, fileId: files[0]?.id ?? 0 })
  const gone = await open(sent('b.txt'))
  const lost = await getTicketFile(camille, { ticketId: gone.id, fileId: gone.files[0]?.id ?? 0 })
  await pool.query('delete from tickets where id = $1', [gone.id])
  await sweepFiles(job('housekeeping', { after: 25 * 60 * 60 * 1000 }))
  const left = (await storedFiles()).map(({ key }) => key)
  expect(left).toContain(kept.key)
  expect(left).not.toContain(lost.key)
})

describe('a message with files', () => {
  const agency = as(MODERATOR, 'MODERATOR')

  it('tells the other side how many, is exported with them, and takes them along when its ticket is deleted', async () => {
    const client = as(JULIEN)
    const { id: ticketId } = await openTicket(client, { ...form(), files: [sent('premier.txt')] })
    const answer = await sendMessage(agency, { ticketId, body: '', files: [sent('b.txt'), sent('c.txt')] })
    expect((await mails()).find(({ messageId }) => messageId === answer.id)).toMatchObject({
      kind: 'ticket-answered',
      fileCount: 2,
    })
    const { rows, version } = await listMessages(client, { ticketId, limit: 10, after: null })
    expect(rows.map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['premier.txt'],
      ['b.txt', 'c.txt'],
    ])
    expect((await listMessages(client, { ticketId, limit: 0, after: null })).version).toBe(version)

    const exported = new Map<string, unknown>()
    for await (const { name, content } of exportData(client)) exported.set(name, content)
    const requests = JSON.parse(String(exported.get('demandes.json')))
    const messages = requests.find(({ id }: { id: number }) => id === ticketId).messages
    const names: string[][] = messages.map(({ files }: { files: string[] }) => files)
    expect(names.flat()).toHaveLength(3)
    for (const name of names.flat()) expect([...exported.keys()]).toContain(name)

    await pool.query('delete from tickets where id = $1', [ticketId])
    expect((await pool.query('select 1 from ticket_files where ticket_id = $1', [ticketId])).rows).toEqual([])
  })
})

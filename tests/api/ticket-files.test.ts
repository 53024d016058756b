import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { type Credentials, call, fromOurPages } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer } from '../support/people'
import { office } from '../support/sample-files'
import { pictureOf } from '../support/sample-pictures'
import { stored } from '../support/stored'

type Sent = { name: string; bytes: Uint8Array }

const FIELDS = { ticketType: 'Bug', ticketName: 'Le plan', description: 'Il ne s’affiche pas.' }
const text = (name: string, content = `Le contenu de ${name}`): Sent => ({
  name,
  bytes: Buffer.from(content),
})
const megabytes = (count: number) => ({
  name: `${count} Mo.txt`,
  bytes: Buffer.alloc(count * 1024 * 1024, 'é'),
})

async function form(fields: Record<string, string>, files: Sent[], field = 'files') {
  const data = new FormData()
  for (const { name, bytes } of files) data.append(field, new Blob([new Uint8Array(bytes)]), name)
  // After the files, to show that the order does not matter.
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  const request = new Request('http://x', { method: 'POST', body: data })
  return {
    raw: new Uint8Array(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

const send = async (credentials: Credentials, files: Sent[], fields: Record<string, string> = FIELDS) =>
  call('POST', '/tickets', { ...credentials, ...(await form(fields, files)) })

const spooled = () => readdirSync(tmpdir()).filter((name) => name.startsWith('ostal-form-'))
const pathOf = ({ Url }: { Url: string }) => Url.replace('/api', '')
const countTickets = () => stored('select count(*)::int from tickets')

/** Faults only requests that match `on`, because deletion jobs call the provider at any time. */
async function order(fault: string, on: string) {
  await fetch(`${inject('simulators')}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'uploadthing', fault, on }),
  })
}
beforeEach(async () => {
  await fetch(`${inject('simulators')}/_control/faults`, { method: 'DELETE' })
})

describe('POST tickets with files', () => {
  it('answers the ticket with its files', async () => {
    const { bearer } = await newcomer()
    const photo = { name: 'écran.jpg', bytes: await pictureOf.jpeg() }
    const answer = await send({ bearer }, [photo, { name: 'devis.docx', bytes: office('word') }])
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ Type: 'Bug', Title: 'Le plan', Status: 'open' })
    expect(answer.body.Files).toEqual([
      {
        Name: 'écran.jpg',
        Url: expect.stringMatching(new RegExp(`^/api/tickets/${answer.body.Id}/files/\\d+$`)),
        Size: photo.bytes.length,
      },
      { Name: 'devis.docx', Url: expect.any(String), Size: office('word').length },
    ])
    expect((await call('GET', `/tickets/${answer.body.Id}`, { bearer })).body).toEqual(answer.body)
  })

  it('takes a form without any, and a picker left empty', async () => {
    const { bearer } = await newcomer()
    expect((await send({ bearer }, [])).body).toMatchObject({ Files: [] })
    expect((await send({ bearer }, [{ name: '', bytes: Buffer.alloc(0) }])).body).toMatchObject({ Files: [] })
  })

  it('takes ten files of 10 MB, and leaves nothing on the disk', async () => {
    // Another product on this machine may use the same spool folder, or may have been killed.
    const before = spooled()
    const { bearer } = await newcomer()
    const answer = await send({ bearer }, Array(10).fill(megabytes(10)))
    expect(answer.status).toBe(201)
    expect(answer.body.Files).toHaveLength(10)
    expect(answer.body.Files[9].Size).toBe(10 * 1024 * 1024)
    expect(spooled().filter((name) => !before.includes(name))).toEqual([])
  })

  it('refuses 11 MB and eleven files, at the field', async () => {
    const { bearer } = await newcomer()
    const before = await countTickets()
    expectRefusal(await send({ bearer }, [text('a.txt'), megabytes(11)]), 413, 'too_large', 'files')
    expectRefusal(await send({ bearer }, Array(11).fill(text('a.txt'))), 413, 'too_large', 'files')
    expect(await countTickets()).toEqual(before)
  })

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['a program', 'MZ\x90\0'],
  ])('refuses %s whatever it is called, at the field', async (_, content) => {
    const { bearer } = await newcomer()
    expectRefusal(await send({ bearer }, [text('photo.jpg', content)]), 415, 'unsupported_media', 'files')
  })

  it('refuses faults of the text with files beside it, and files in JSON', async () => {
    const { bearer } = await newcomer()
    const untitled = await send({ bearer }, [text('a.txt')], { ...FIELDS, ticketName: ' ' })
    expectRefusal(untitled, 400, 'validation', 'ticketName')
    const long = await send({ bearer }, [], { ...FIELDS, description: '€'.repeat(10_001) })
    expectRefusal(long, 400, 'validation', 'description')
    const inJson = await call('POST', '/tickets', { bearer, json: { ...FIELDS, files: ['a.txt'] } })
    expectRefusal(inJson, 400, 'validation', 'files.0')
  })

  it('refuses a form that breaks off', async () => {
    const { bearer } = await newcomer()
    const { raw, headers } = await form(FIELDS, [text('a.txt')])
    expectRefusal(
      await call('POST', '/tickets', { bearer, headers, raw: raw.slice(0, 300) }),
      400,
      'validation',
    )
  })

  it.each(['server_error', 'reset'])('changes nothing when the provider fails: %s', async (fault) => {
    const { bearer } = await newcomer()
    const before = await countTickets()
    await order(fault, '^PUT /')
    const refused = await send({ bearer }, [text('a.txt'), text('b.txt')])
    expectRefusal(refused, 502, 'provider')
    expect(refused.body.message).toContain('réessayer')
    expect(await countTickets()).toEqual(before)
    expect((await send({ bearer }, [text('a.txt'), text('b.txt')])).status).toBe(201)
  })

  it('answers a repeat of one submission with the first ticket, JSON too', async () => {
    const { bearer } = await newcomer()
    const fields = { ...FIELDS, SubmissionId: crypto.randomUUID() }
    const first = await send({ bearer }, [text('a.txt')], fields)
    expect((await send({ bearer }, [text('a.txt')], fields)).body).toEqual(first.body)
    const json = { ...FIELDS, SubmissionId: crypto.randomUUID() }
    const plain = await call('POST', '/tickets', { bearer, json })
    expect((await call('POST', '/tickets', { bearer, json })).body).toEqual(plain.body)
    const bad = await call('POST', '/tickets', { bearer, json: { ...json, SubmissionId: '1' } })
    expectRefusal(bad, 400, 'validation', 'SubmissionId')
  })
})

describe('POST tickets/form, as a page without script sends it', () => {
  const typed = { type: 'Bug', title: 'Le plan', description: 'Il ne s’affiche pas.' }
  const send = async (cookie: string, fields: Record<string, string>, files: Sent[] = []) => {
    const { raw, headers } = await form(fields, files)
    return call('POST', '/tickets/form', { cookie, raw, headers: { ...headers, ...fromOurPages() } })
  }

  it('leads to the conversation', async () => {
    const { cookie } = await newcomer()
    const { status, headers } = await send(cookie, typed, [text('a.txt')])
    expect(status).toBe(303)
    const path = headers.get('location') ?? ''
    expect(path).toMatch(/^\/dashboard\/tickets\/\d+$/)
    const { body } = await call('GET', path.replace('/dashboard', ''), { cookie })
    expect(body).toMatchObject({ Title: 'Le plan', Files: [{ Name: 'a.txt' }] })
  })

  it('leads back to the form after a refusal, which knows what was typed', async () => {
    const { cookie, id } = await newcomer()
    await order('server_error', '^PUT /')
    const { status, headers } = await send(cookie, { ...typed, title: 'a\0b' }, [text('a.txt')])
    expect([status, headers.get('location')]).toEqual([303, '/dashboard/new-ticket?refus=1'])
    const [kept] = await stored('select message, values from refused_forms where user_id = $1', [id])
    expect(kept).toMatchObject({
      message: expect.stringMatching(/stockage des fichiers .* Choisissez à nouveau vos fichiers\.$/),
      values: { ...typed, title: 'ab' },
    })
  })

  it('leads a visitor to the login page', async () => {
    const { headers } = await send('', typed)
    expect(headers.get('location')).toBe('/login?from=%2Fdashboard%2Fnew-ticket')
  })
})

describe('GET tickets/{id}/files/{fileId}', () => {
  it('is a download for the author and for the agency', async () => {
    const { bearer } = await newcomer()
    const { body } = await send({ bearer }, [text("l'été (1).txt")])
    for (const credentials of [{ bearer }, await bearerOf('moderator'), await bearerOf('admin')]) {
      const { status, headers, body: content } = await call('GET', pathOf(body.Files[0]), credentials)
      expect([status, content]).toEqual([200, "Le contenu de l'été (1).txt"])
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="l'ete (1).txt"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29.txt`,
      )
      expect(headers.get('content-type')).toBe('text/plain')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; sandbox; frame-ancestors 'none'",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('is nothing for anybody else, nor through another ticket', async () => {
    const { bearer } = await newcomer()
    const { body } = await send({ bearer }, [text('a.txt')])
    const path = pathOf(body.Files[0])
    expectRefusal(await call('GET', path), 401, 'unauthenticated')
    expectRefusal(await call('GET', path, await bearerOf('stranger')), 404, 'not_found')
    const file = path.split('/').at(-1)
    const own = await call('POST', '/tickets', { ...(await bearerOf('stranger')), json: FIELDS })
    const through = await call('GET', `/tickets/${own.body.Id}/files/${file}`, await bearerOf('stranger'))
    expectRefusal(through, 404, 'not_found')
    expectRefusal(await call('GET', `/tickets/${body.Id}/files/x`, { bearer }), 400, 'validation', 'fileId')
  })

  it('is a 502 when the provider fails', async () => {
    const { bearer } = await newcomer()
    const { body } = await send({ bearer }, [text('a.txt')])
    await order('server_error', '^GET /a/')
    expectRefusal(await call('GET', pathOf(body.Files[0]), { bearer }), 502, 'provider')
    expect((await call('GET', pathOf(body.Files[0]), { bearer })).status).toBe(200)
  })
})

describe('POST tickets/message/{id} with files', () => {
  async function opened() {
    const { bearer } = await newcomer()
    const { body } = await call('POST', '/tickets', { bearer, json: FIELDS })
    return { bearer, id: body.Id as number }
  }
  const reply = async (credentials: Credentials, id: number, files: Sent[], fields: Record<string, string>) =>
    call('POST', `/tickets/message/${id}`, { ...credentials, ...(await form(fields, files)) })
  const messages = (credentials: Credentials, id: number, headers = {}) =>
    call('GET', `/tickets/${id}/messages`, { ...credentials, headers })

  it('answers the message with its files, as both sides read it', async () => {
    const { bearer, id } = await opened()
    const photo = { name: 'écran.png', bytes: await pictureOf.png({ width: 1000, height: 500 }) }
    const { status, body } = await reply({ bearer }, id, [photo, text('a.txt')], {
      message: 'Voici\r\nla suite',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ Message: 'Voici\nla suite', AuthorRole: 'USER' })
    const address = new RegExp(`^/api/tickets/${id}/files/\\d+$`)
    expect(body.Files).toEqual([
      {
        Name: 'écran.png',
        Url: expect.stringMatching(address),
        Size: photo.bytes.length,
        PreviewUrl: `${body.Files[0].Url}/preview`,
      },
      { Name: 'a.txt', Url: expect.stringMatching(address), Size: text('a.txt').bytes.length },
    ])
    for (const credentials of [{ bearer }, await bearerOf('moderator')]) {
      const list = (await messages(credentials, id)).body
      expect(list).toHaveLength(2)
      expect(list[0]).not.toHaveProperty('Files')
      expect(list[1]).toEqual(body)
      expect((await call('GET', `/tickets/${id}`, credentials)).body.Files).toHaveLength(2)
    }
    const preview = await call('GET', `${pathOf(body.Files[0])}/preview`, { bearer })
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(preview.headers.get('content-disposition')).toContain('attachment')
    expect(preview.headers.get('cache-control')).toBe('private, no-store')
    expectRefusal(await call('GET', `${pathOf(body.Files[1])}/preview`, { bearer }), 404, 'not_found')
    expectRefusal(
      await call('GET', `${pathOf(body.Files[0])}/preview`, await bearerOf('stranger')),
      404,
      'not_found',
    )
  })

  it('needs a text or a file', async () => {
    const { bearer, id } = await opened()
    expect((await reply({ bearer }, id, [text('a.txt')], { message: ' ' })).body).toMatchObject({
      Message: '',
    })
    expect((await reply({ bearer }, id, [text('a.txt')], {})).status).toBe(201)
    expectRefusal(await reply({ bearer }, id, [], { message: ' ' }), 400, 'validation', 'message')
    expectRefusal(await reply({ bearer }, id, [], {}), 400, 'validation', 'message')
    const long = { message: 'x'.repeat(10_001) }
    expectRefusal(await reply({ bearer }, id, [text('a.txt')], long), 400, 'validation', 'message')
    const inJson = { bearer, json: { message: 'Oui', files: ['a.txt'] } }
    expectRefusal(await call('POST', `/tickets/message/${id}`, inJson), 400, 'validation', 'files.0')
    expect((await messages({ bearer }, id)).body).toHaveLength(3)
  })

  it('stores nothing of what it refuses, in the order of all refusals', async () => {
    const { bearer, id } = await opened()
    const stranger = await bearerOf('stranger')
    const files = () => stored('select count(*)::int from ticket_files where ticket_id = $1', [id])
    const page = text('photo.jpg', '<!doctype html><script></script>')
    expectRefusal(await reply(stranger, id, [page], { message: 'x' }), 415, 'unsupported_media', 'files')
    expectRefusal(await reply(stranger, id, [text('a.txt')], { message: 'x' }), 404, 'not_found')
    expectRefusal(
      await reply({ bearer }, id, Array(11).fill(text('a.txt')), { message: 'x' }),
      413,
      'too_large',
      'files',
    )
    expectRefusal(await reply({ bearer }, id, [megabytes(11)], { message: 'x' }), 413, 'too_large', 'files')
    await call('POST', `/tickets/message/${id}`, {
      ...(await bearerOf('moderator')),
      json: { message: 'Oui ?' },
    })
    const [first] = (await messages({ bearer }, id)).body
    const crossed = { message: 'x', LastMessageId: String(first.Id) }
    expectRefusal(await reply({ bearer }, id, [text('a.txt')], crossed), 409, 'conflict', 'LastMessageId')
    await order('server_error', '^PUT /')
    expectRefusal(
      await reply({ bearer }, id, [text('a.txt'), text('b.txt')], { message: 'x' }),
      502,
      'provider',
    )
    expect((await messages({ bearer }, id)).body).toHaveLength(2)
    expect(await files()).toEqual([{ count: 0 }])
  })

  it('draws the previews that one person asks for at once in turns, each the same', async () => {
    const { bearer, id } = await opened()
    const photo = { name: 'mer.png', bytes: await pictureOf.png({ width: 900, height: 600 }) }
    const { body } = await reply({ bearer }, id, [photo], { message: 'x' })
    const asked = Array.from({ length: 12 }, () =>
      call('GET', `${pathOf(body.Files[0])}/preview`, { bearer }),
    )
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ headers }) => headers.get('content-length'))).size).toBe(1)
  })

  it('two at once are two messages, each with its own files', async () => {
    const { bearer, id } = await opened()
    const sent = await Promise.all(
      ['a.txt', 'b.txt'].map((name) => reply({ bearer }, id, [text(name)], { message: name })),
    )
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    const list: { Message: string; Files?: { Name: string }[] }[] = (await messages({ bearer }, id)).body
    const named = list.slice(1).map(({ Message, Files = [] }) => [Message, ...Files.map(({ Name }) => Name)])
    expect(named.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
      ['a.txt', 'a.txt'],
      ['b.txt', 'b.txt'],
    ])
  })
})

describe('GET tickets/{id}/messages, conditionally', () => {
  it('answers 304 to its readers alone, until something is said or an author is renamed', async () => {
    const { bearer, id: person } = await newcomer()
    const ticket = (await call('POST', '/tickets', { bearer, json: FIELDS })).body.Id
    const read = (credentials: Credentials, tag?: string | null) =>
      call('GET', `/tickets/${ticket}/messages`, {
        ...credentials,
        headers: tag ? { 'if-none-match': tag } : {},
      })
    const first = await read({ bearer })
    const tag = first.headers.get('etag')
    expect(tag).toMatch(/^W\/"/)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    const known = await read({ bearer }, tag)
    expect([known.status, known.headers.get('etag'), known.headers.get('cache-control')]).toEqual([
      304,
      tag,
      'private, no-store',
    ])
    expectRefusal(await read(await bearerOf('stranger'), tag), 404, 'not_found')
    expectRefusal(await read({}, tag), 401, 'unauthenticated')
    await call('POST', `/tickets/message/${ticket}`, { bearer, json: { message: 'Encore' } })
    const more = await read({ bearer }, tag)
    expect([more.status, more.body.length]).toEqual([200, 2])
    await stored("update users set first_name = 'Autre' where id = $1", [person])
    expect((await read({ bearer }, more.headers.get('etag'))).status).toBe(200)
  })
})

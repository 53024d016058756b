import { describe, expect, it } from 'vitest'
import { receiveContactMessage } from '@/lib/domain/leads/receive-contact-message'
import type { ContactMessage } from '@/lib/domain/leads/schema'
import { sendContactDigest } from '@/lib/domain/leads/send-contact-digest'
import { withFailingCommits } from '../support/commits'
import { domain } from '../support/context'

const { as, job, mails, pool } = await domain()

const contact: ContactMessage = {
  form: 'contact-form',
  suspicious: false,
  fields: {
    name: 'Marius Olive',
    email: 'marius@exemple.fr',
    phone: '04 91 00 00 00',
    subject: '',
    day: 'Mardi',
    hour: '10:30',
    contactOption: 'Email',
    content: 'Un site pour mon garage.',
  },
}

/** Inserts messages received within the last day. */
const earlier = (count: number, { suspicious = false, hours = 1 } = {}) =>
  pool.query(
    `insert into contact_messages (form, sender_name, sender_email, fields, suspicious, created_at)
     select 'home-form', 'Zoé', 'zoe@exemple.fr', '{}', $2, now() - make_interval(hours => $3)
     from generate_series(1, $1)`,
    [count, suspicious, hours],
  )

describe('a visitor’s message', () => {
  it('is stored with all its fields and mailed with the filled ones under French labels', async () => {
    const { id } = await receiveContactMessage(as(), contact)
    const { rows } = await pool.query('select * from contact_messages where id = $1', [id])
    expect(rows[0]).toMatchObject({ sender_name: 'Marius Olive', fields: contact.fields })
    expect(await mails()).toEqual([
      {
        kind: 'contact-message',
        messageId: id,
        form: 'contact-form',
        senderName: 'Marius Olive',
        senderEmail: 'marius@exemple.fr',
        fields: [
          { label: 'Nom', value: 'Marius Olive' },
          { label: 'E-mail', value: 'marius@exemple.fr' },
          { label: 'Téléphone', value: '04 91 00 00 00' },
          { label: 'Jour', value: 'Mardi' },
          { label: 'Heure', value: '10:30' },
          { label: 'Contact préféré', value: 'Email' },
          { label: 'Message', value: 'Un site pour mon garage.' },
        ],
      },
    ])
  })

  it('from a bot is stored and never mailed', async () => {
    const before = (await mails()).length
    const { id } = await receiveContactMessage(as(), { ...contact, suspicious: true })
    const { rows } = await pool.query('select suspicious from contact_messages where id = $1', [id])
    expect(rows).toEqual([{ suspicious: true }])
    expect(await mails()).toHaveLength(before)
  })

  it('from a bot does not count towards the two hundred', async () => {
    await pool.query('delete from contact_messages')
    await earlier(200, { suspicious: true })
    const before = (await mails()).length
    await receiveContactMessage(as(), contact)
    expect(await mails()).toHaveLength(before + 1)
  })

  it('is neither stored nor mailed when the commit fails', async () => {
    const count = async () => (await pool.query('select count(*)::int as n from contact_messages')).rows[0].n
    const before = [await count(), (await mails()).length]
    await withFailingCommits(pool, 'contact_messages', () =>
      expect(receiveContactMessage(as(), contact)).rejects.toThrow('the power went'),
    )
    expect([await count(), (await mails()).length]).toEqual(before)
  })
})

describe('under attack: past two hundred messages a day', () => {
  const digests = async () => (await mails()).filter(({ kind }) => kind === 'contact-digest')

  it('further messages are stored and mailed together, once', async () => {
    await pool.query('delete from contact_messages')
    await earlier(199)
    const before = (await mails()).length
    await receiveContactMessage(as(), contact)
    expect(await mails()).toHaveLength(before + 1)
    const { id } = await receiveContactMessage(as(), contact)
    await receiveContactMessage(as(), { ...contact, suspicious: true })
    await receiveContactMessage(as(), contact)
    expect(await mails()).toHaveLength(before + 1)

    await Promise.all([sendContactDigest(job('contact-digest')), sendContactDigest(job('contact-digest'))])
    expect(await digests()).toMatchObject([
      { messages: [{ id, senderName: 'Marius Olive', senderEmail: 'marius@exemple.fr' }, {}] },
    ])
    const [{ messages }] = await digests()
    expect(messages).toHaveLength(2)
    expect(messages[0].fields).toContainEqual({ label: 'Message', value: 'Un site pour mon garage.' })
    await sendContactDigest(job('contact-digest'))
    expect(await digests()).toHaveLength(1)
  })

  it('the messages of the next day are mailed one by one again', async () => {
    await pool.query('delete from contact_messages')
    await earlier(300, { hours: 25 })
    const before = (await mails()).length
    await receiveContactMessage(as(), contact)
    expect(await mails()).toHaveLength(before + 1)
  })

  it('a digest holds two hundred, and the next one holds the rest', async () => {
    await pool.query('delete from contact_messages')
    await earlier(250)
    await pool.query('update contact_messages set awaits_digest = true')
    const before = (await digests()).length
    await sendContactDigest(job('contact-digest'))
    await sendContactDigest(job('contact-digest'))
    const sizes = (await digests()).slice(before).map(({ messages }) => messages.length)
    expect(sizes).toEqual([200, 50])
  })
})

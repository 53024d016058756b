import { describe, expect, it } from 'vitest'
import { receiveContactMessage } from '@/lib/domain/leads/receive-contact-message'
import type { ContactMessage } from '@/lib/domain/leads/schema'
import { domain } from '../support/context'

const { as, mails, pool } = await domain()

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

describe('a visitor’s message', () => {
  it('is stored with all its fields and mailed with those that were filled, named in French', async () => {
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

  it('of a program is stored and never mailed', async () => {
    const before = (await mails()).length
    const { id } = await receiveContactMessage(as(), { ...contact, suspicious: true })
    const { rows } = await pool.query('select suspicious from contact_messages where id = $1', [id])
    expect(rows).toEqual([{ suspicious: true }])
    expect(await mails()).toHaveLength(before)
  })

  it('is neither stored nor mailed when it did not come to pass', async () => {
    const count = async () => (await pool.query('select count(*)::int as n from contact_messages')).rows[0].n
    const before = [await count(), (await mails()).length]
    const attempt = as().transaction(async (tx) => {
      await receiveContactMessage(tx, contact)
      throw new Error('the power went')
    })
    await expect(attempt).rejects.toThrow('the power went')
    expect([await count(), (await mails()).length]).toEqual(before)
  })
})

import { describe, expect, it } from 'vitest'
import { brand } from '@/content/brand'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { mailsTo, mailTo } from '../support/inbox'
import { newcomer } from '../support/people'
import { stored } from '../support/stored'

const home = { nom: 'Zoé Blanc', email: 'zoe@exemple.fr', message: 'Bonjour à vous.', acceptation: true }
const contact = {
  name: 'Marius Olive',
  email: 'marius@exemple.fr',
  phone: '04 91 00 00 00',
  subject: '',
  day: 'Mardi',
  hour: '10:30',
  contactOption: 'Téléphone',
  content: 'Un site pour mon garage.',
}
const send = (template: string, content: unknown, more = {}) =>
  call('POST', '/mail', { json: { to: 'voleur@exemple.fr', subject: 'x', template, content, ...more } })

describe('a visitor’s mail', () => {
  it('from the home form goes to the agency, whatever `to` says', async () => {
    const message = `Bonjour ${crypto.randomUUID()}`
    const answer = await send('home-form', { ...home, message })
    expect([answer.status, answer.body]).toEqual([202, { Id: expect.any(Number) }])
    const mail = await mailTo(brand.email, ({ text }) => text?.includes(message) ?? false)
    expect(mail.subject).toBe('new message from Zoé Blanc')
    expect(mail.to).toEqual([brand.email])
    expect(mail.replyTo).toEqual(['zoe@exemple.fr'])
    expect(await mailsTo('voleur@exemple.fr')).toEqual([])
  })

  it('from the contact page carries every field and ends with the note', async () => {
    const content = `Un site ${crypto.randomUUID()}`
    await send('contact-form', { ...contact, content })
    const mail = await mailTo(brand.email, ({ text }) => text?.includes(content) ?? false)
    expect(mail.subject).toBe('new contact request from Marius Olive')
    for (const said of ['04 91 00 00 00', 'Mardi', '10:30', 'Téléphone', 'marius@exemple.fr'])
      expect(mail.text).toContain(said)
    expect(mail.text?.trimEnd()).toMatch(/envoyé automatiquement depuis le formulaire de contact\.$/)
  })

  it('that asks for a quote on a date says both in French', async () => {
    const content = `Un devis ${crypto.randomUUID()}`
    const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await send('contact-form', { ...contact, content, day, subject: 'devis' })
    const mail = await mailTo(brand.email, ({ text }) => text?.includes(content) ?? false)
    expect(mail.text).toContain('Demande de devis')
    const long = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long', year: 'numeric' })
    for (const { value } of long.formatToParts(new Date(day))) expect(mail.text).toContain(value.trim())
    expect(mail.text).not.toContain(day)
  })

  it('is stored before it is sent', async () => {
    const answer = await send('home-form', home)
    const rows = await stored('select form, sender_name, sender_email from contact_messages where id = $1', [
      answer.body.Id,
    ])
    expect(rows).toEqual([{ form: 'home-form', sender_name: 'Zoé Blanc', sender_email: 'zoe@exemple.fr' }])
  })

  it('with the hidden field filled looks sent, is kept, and is never mailed', async () => {
    const answer = await send('home-form', { ...home, siteweb: 'https://pub.example' })
    expect(answer.status).toBe(202)
    expect(await stored('select suspicious from contact_messages where id = $1', [answer.body.Id])).toEqual([
      { suspicious: true },
    ])
    const jobs = await stored(
      "select 1 from pgboss.job where data ->> 'kind' = 'contact-message' and (data ->> 'messageId')::int = $1",
      [answer.body.Id],
    )
    expect(jobs).toEqual([])
  })

  it('adds no header by a name of several lines', async () => {
    const nom = `Zoé\r\nBcc: voleur@exemple.fr ${crypto.randomUUID()}`
    await send('home-form', { ...home, nom })
    const mail = await mailTo(brand.email, ({ subject }) => subject.includes(nom.slice(-36)))
    expect(mail.subject).toBe(`new message from Zoé Bcc: voleur@exemple.fr ${nom.slice(-36)}`)
    expect(mail.bcc).toEqual([])
  })

  it('is text, not markup', async () => {
    const message = `<img src=x onerror=alert(1)> ${crypto.randomUUID()}`
    await send('home-form', { ...home, message })
    const mail = await mailTo(brand.email, ({ text }) => text?.includes(message) ?? false)
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail.html).not.toContain('<img')
  })

  it.each([
    ['another template', 'autre', home, 'template'],
    ['no name', 'home-form', { ...home, nom: ' ' }, 'content.nom'],
    ['no address', 'home-form', { ...home, email: 'zoe' }, 'content.email'],
    ['two addresses', 'home-form', { ...home, email: 'a@b.fr, c@d.fr' }, 'content.email'],
    ['no consent', 'home-form', { ...home, acceptation: false }, 'content.acceptation'],
    ['no phone', 'contact-form', { ...contact, phone: '' }, 'content.phone'],
    [
      'no choice of contact',
      'contact-form',
      { ...contact, contactOption: 'Pigeon' },
      'content.contactOption',
    ],
    ['a day that is past', 'contact-form', { ...contact, day: '2020-01-06' }, 'day'],
    ['text instead of fields', 'contact-form', 'Bonjour', 'content'],
  ])('with %s is refused', async (_what, template, content, field) => {
    expectRefusal(await send(template, content), 400, 'validation', field)
  })

  it('holds 10 000 characters in all', async () => {
    const rest = 'Zoé Blanc'.length + 'zoe@exemple.fr'.length + 'true'.length
    const fits = await send('home-form', { ...home, message: 'x'.repeat(10_000 - rest) })
    expect(fits.status).toBe(202)
    const tooLong = await send('home-form', { ...home, message: 'x'.repeat(10_001 - rest) })
    expectRefusal(tooLong, 400, 'validation', 'message')
  })

  it('may come from a signed-in person, from anywhere', async () => {
    const { cookie } = await newcomer()
    const answer = await call('POST', '/mail', {
      cookie,
      json: { template: 'home-form', content: home },
      headers: { origin: 'https://ailleurs.example' },
    })
    expect(answer.status).toBe(202)
  })
})

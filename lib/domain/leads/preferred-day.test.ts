import { describe, expect, it } from 'vitest'
import { checkPreferredDay, writeDay } from './preferred-day'
import { ContactPageForm } from './schema'

// Half past midnight in Paris, still the evening before in London.
const now = new Date('2026-03-02T23:30:00Z')

describe('a day that a visitor asks for', () => {
  it.each(['2026-03-03', '2026-12-25', '2027-03-03', 'mardi', 'le 02/03'])('may be %s', (day) => {
    expect(() => checkPreferredDay(day, now)).not.toThrow()
  })

  it.each([
    ['2026-03-02', 'Ce jour est passé\u00a0: choisissez aujourd’hui ou un jour à venir.'],
    ['2027-03-04', 'Choisissez un jour dans les douze mois à venir.'],
  ])('may not be %s', (day, message) => {
    expect(() => checkPreferredDay(day, now)).toThrow(message)
  })

  it.each([
    ['2026-11-24', 'mardi 24 novembre 2026'],
    ['2026-12-01', 'mardi 1er décembre 2026'],
    ['Mardi', 'Mardi'],
  ])('%s is written %s', (day, text) => {
    expect(writeDay(day)).toBe(text)
  })
})

describe('the contact page’s form', () => {
  const typed = {
    name: 'Paul',
    email: 'paul@exemple.fr',
    phone: '06',
    day: '2026-11-24',
    hour: '14:30',
    contactOption: 'Email',
    content: 'Bonjour',
  }
  const issueOf = (changes: object) =>
    ContactPageForm.safeParse({ ...typed, ...changes }).error?.issues[0]?.message

  it.each([
    [{ day: '' }, 'Le jour est obligatoire.'],
    [{ day: '2026-02-30' }, 'Le jour doit être une date valable, écrite AAAA-MM-JJ.'],
    [{ day: 'mardi' }, 'Le jour doit être une date valable, écrite AAAA-MM-JJ.'],
    [{ hour: '' }, 'L’heure est obligatoire.'],
    [{ hour: '24:00' }, 'L’heure doit être écrite HH:MM, par exemple 14:30.'],
    [{ hour: 'midi' }, 'L’heure doit être écrite HH:MM, par exemple 14:30.'],
    [{ subject: 'devis' }, undefined],
  ])('with %o says %s', (changes, message) => {
    expect(issueOf(changes)).toBe(message)
  })

  it('drops a subject that does not exist', () => {
    expect(ContactPageForm.parse({ ...typed, subject: 'promo' }).subject).toBe('')
  })
})

import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Photo, type Proof, proof } from '@/content/proof'
import { Home } from '../home/home'

const photo = (name: string): Photo => ({ src: `/photos/${name}.jpg`, width: 900, height: 600, alt: name })

/** One proof of each kind, with the words that the page then shows. */
const given: [Proof, ...string[]][] = [
  [
    {
      client: {
        name: 'Anne Puech',
        business: 'Maison Puech',
        photo: photo('anne'),
        url: 'https://puech.fr/',
      },
    },
    'Anne Puech',
    'src="/photos/anne.jpg"',
    'href="https://puech.fr/"',
  ],
  [
    {
      review: {
        author: 'Luc B.',
        text: 'Livré à l’heure.',
        date: '2026-05-04',
        source: { name: 'Google', url: 'https://maps.app/1' },
      },
    },
    'Livré à l’heure.',
    'Avis du <time dateTime="2026-05-04">4 mai 2026</time>',
    'href="https://maps.app/1"',
  ],
  [{ agency: photo('agence') }, 'src="/photos/agence.jpg"', 'width="900"'],
  [{ siret: '73282932000074' }, 'SIRET 732\u00a0829\u00a0320\u00a000074'],
  [
    { callback: { name: 'Jeanne', role: 'Cheffe de projet', delay: 'le jour même', photo: photo('jeanne') } },
    'Jeanne vous rappelle le jour même.',
    'src="/photos/jeanne.jpg"',
  ],
]

const homeWith = (proof: Proof) => renderToStaticMarkup(<Home proof={proof} send={async (state) => state} />)

it.each(given.map(([one, ...words]) => [Object.keys(one).join(), one, words] as const))(
  'the home page shows a real %s and, without it, claims nothing',
  (_, one, words) => {
    const [full, empty] = [homeWith(one), homeWith({})]
    for (const word of words) {
      expect(full).toContain(word)
      expect(empty).not.toContain(word)
    }
  },
)

it('without any proof the home page is whole and has no empty place', () => {
  const page = homeWith({})
  for (const id of ['etapes', 'realisations', 'temoignages', 'tarifs', 'equipe', 'questions', 'contact'])
    expect(page).toContain(`id="${id}"`)
  expect(page).not.toMatch(/<(figure|ul|li|address)[^>]*><\/\1>/)
  expect(page).not.toMatch(/SIRET|vous rappelle|\/photos\/|Avis du/)
})

it('what the agency filled in is there: photos as files, a number that is a SIRET', () => {
  const photos = [proof.client?.photo, proof.agency, proof.callback?.photo].filter((one) => one !== undefined)
  for (const { src } of photos) expect(existsSync(`public${src}`), src).toBe(true)
  if (proof.siret) expect(isSiret(proof.siret)).toBe(true)
})

it('a SIRET has fourteen digits whose Luhn sum ends in nought', () => {
  expect(isSiret('73282932000074')).toBe(true)
  expect(isSiret('73282932000075')).toBe(false)
  expect(isSiret('7328293200007')).toBe(false)
})

function isSiret(text: string): boolean {
  const doubled = [...text].map((digit, index) => Number(digit) * (index % 2 ? 1 : 2))
  const sum = doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
  return /^\d{14}$/.test(text) && sum % 10 === 0
}

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TestimonialCard } from './testimonials'

const cardOf = (url: string) =>
  renderToStaticMarkup(
    <TestimonialCard
      name="Élise Vidal"
      title="Gérante"
      content="Parfait."
      url={url}
      date="2026-03-12"
      sample={false}
    />,
  )

it('a customer’s website is a link that opens a new tab', () => {
  const card = cardOf('https://librairie-arceaux.fr/')
  expect(card).toMatch(
    /<a href="https:\/\/librairie-arceaux.fr\/" target="_blank" rel="noopener"[^>]*>Voir le site →<\/a>/,
  )
  expect(card).toContain('Voir le site → d’Élise Vidal')
})

it('an invented address is shown as text, and a website that is being built as such', () => {
  const card = cardOf('https://librairie-arceaux.example')
  expect(card).toContain('librairie-arceaux.example')
  expect(card).not.toContain('<a ')
  expect(cardOf('wip')).toContain('Bientôt disponible')
})

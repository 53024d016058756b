import { expect, it } from 'vitest'
import { attachment } from './attachment'

const disposition = (name: string) =>
  attachment(new ReadableStream(), { name, mime: 'text/plain', bytes: 0 }).headers.get('content-disposition')

it.each([
  ['devis.pdf', 'attachment; filename=devis.pdf'],
  ['plan "final".txt', 'attachment; filename="plan \\"final\\".txt"'],
  ['100%41.txt', `attachment; filename=100_41.txt; filename*=UTF-8''100%2541.txt`],
  ['Reçu.pdf', `attachment; filename=Recu.pdf; filename*=UTF-8''Re%C3%A7u.pdf`],
  ['猫.pdf', `attachment; filename=_.pdf; filename*=UTF-8''%E7%8C%AB.pdf`],
  [
    'a\r\nSet-Cookie: b',
    `attachment; filename="a__Set-Cookie: b"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b`,
  ],
])('a download of « %s » is called so, and by plain letters where those are not read', (name, header) =>
  expect(disposition(name)).toBe(header),
)

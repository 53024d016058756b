import { expect, it } from 'vitest'
import { termsText } from '@/lib/domain/shop-terms/terms-text'
import { shopOf } from '@/tests/support/legal-shop'
import { writeShopTerms } from './shop-terms'

const AT = new Date('2026-11-22T10:00:00Z')
const text = termsText({ shop: shopOf(), siteName: 'Miel', privacyUrl: '', origin: 'https://ostal.example' })

it('the terms of a purchase are a tagged document with a heading an article, the same to the byte when drawn again', async () => {
  const [one, other] = await Promise.all([writeShopTerms(text, AT), writeShopTerms(text, AT)])
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  const tree = Buffer.from(one).toString('latin1')
  const count = (type: string) => tree.match(new RegExp(`/S /${type}\\b`, 'g'))?.length ?? 0
  expect(tree).toContain('/Lang (fr-FR)')
  expect({ h1: count('H1'), h2: count('H2') }).toEqual({ h1: 1, h2: text.sections.length })
  expect(count('P')).toBe(1 + text.sections.flatMap(({ paragraphs }) => paragraphs).length)
})

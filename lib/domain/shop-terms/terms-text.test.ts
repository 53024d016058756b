import { describe, expect, it } from 'vitest'
import { GUARANTEE_FRAME } from '@/content/legal-guarantee'
import { withdrawalForm } from '@/content/withdrawal-form'
import { shopOf } from '@/tests/support/legal-shop'
import { FORM, FRAME, plain } from '@/tests/support/legal-words'
import { deliverySentences } from './delivery-ways'
import { MISSING } from './schema'
import { termsText } from './terms-text'

const facts = { siteName: 'Miel', privacyUrl: '', origin: 'https://ostal.example' }
const paragraphs = (shop = shopOf()) =>
  termsText({ ...facts, shop }).sections.flatMap((section) => section.paragraphs)

describe('the words of the law', () => {
  it('are those of the annex to article D. 211-2, word by word', () => {
    expect(plain(GUARANTEE_FRAME.join('\n'))).toBe(plain(FRAME))
  })

  it('are those of the annex to article R. 221-1, with the trader filled in', () => {
    expect(plain(withdrawalForm('[nom]').join('\n'))).toBe(plain(FORM))
  })

  it('stand whole in the terms that are kept', () => {
    const text = plain(paragraphs().join('\n'))
    expect(text).toContain(plain(FRAME))
    expect(text).toContain(
      plain(
        'A l’attention de Miel des garrigues, 3 chemin des Ruches, 34270 Saint-Mathieu, boutique@miel.example :',
      ),
    )
  })
})

describe('the terms of a shop', () => {
  it('say nothing false: every fact that is missing says so', () => {
    expect(paragraphs().join('\n')).not.toContain(MISSING)
    const bare = shopOf({ companyNumber: '', mediatorUrl: '', returnCosts: null, returnAddress: '' })
    const missing = paragraphs(bare).filter((paragraph) => paragraph.includes(MISSING))
    expect(missing).toHaveLength(3)
    expect(missing.join('\n')).toContain(`SIREN\u00a0: ${MISSING}`)
  })

  it('are the seller’s own where there is a link, with the guarantees all the same', () => {
    const own = shopOf({ termsUrl: 'https://miel.example/cgv' })
    const { sections } = termsText({ ...facts, shop: own })
    expect(sections.map(({ heading }) => heading)).not.toContain('Paiement')
    expect(sections.map(({ heading }) => heading)).toContain('Garanties légales')
    expect(paragraphs(own).join('\n')).toContain('https://miel.example/cgv')
  })

  it('name where and in what time each way delivers', () => {
    const [relay, home, pickup] = deliverySentences(shopOf({ preparationDays: 1 }))
    expect(relay).toContain('France (livré sous 4 à 6\u00a0jours ouvrés)')
    expect(home).toContain('Belgique')
    expect(pickup).toBe('Retrait en boutique\u00a0: 3 chemin des Ruches, prêt sous 1\u00a0jour ouvré.')
  })
})

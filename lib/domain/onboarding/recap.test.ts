import { describe, expect, it } from 'vitest'
import { REQUESTED_PLANS } from '@/content/plan-facts'
import { recapText } from './recap'
import type { ProjectRequest } from './schema'

const request: ProjectRequest = {
  hasWebsite: false,
  newWebsite: true,
  websiteUrl: '',
  madeByAgency: false,
  isExperienced: false,
  wantsSubscription: true,
  wantsEcommerce: false,
  selectedPlan: 'Sub Standard',
  annual: true,
  contactOption: 'email',
  preferredHours: null,
  preferredDays: null,
  exclusivePeriod: null,
  additionalInfo: '',
}

describe('the recap', () => {
  it('says what a client without a website answered', () => {
    expect(recapText(request).split('\n')).toEqual([
      'Site existant : non',
      'Nouveau site souhaité : oui',
      'À l’aise avec les outils web : non',
      'Support technique (abonnement) : oui',
      'E-commerce : non',
      'Formule choisie : Standard (abonnement)',
      'Paiement : annuel',
      'Contact préféré : e-mail',
    ])
  })

  it('says who made the website that exists, and where it is', () => {
    const text = recapText({ ...request, hasWebsite: true, madeByAgency: true, websiteUrl: 'https://a.fr' })
    expect(text).toContain('Site existant : oui\nRéalisé par Ostal : oui\nAdresse du site : https://a.fr\n')
  })

  it('says nothing of annual payment for a plan that is paid once', () => {
    const text = recapText({ ...request, selectedPlan: 'Pro' })
    expect(text).toContain('Pro (paiement unique)\n')
    expect(text).not.toContain('Paiement')
  })

  it.each(REQUESTED_PLANS)('names %s as it is sold', (selectedPlan) => {
    expect(recapText({ ...request, selectedPlan })).toMatch(
      /Formule choisie\s: (Basique|Standard|Pro) \((abonnement|paiement unique)\)\n/,
    )
  })

  it('says both prices of a plan that is paid once with its support', () => {
    const text = recapText({ ...request, selectedPlan: 'Standard', annual: false })
    expect(text).toContain('Prix : 1\u00a0600\u00a0€ une fois, puis 59\u00a0€ par mois\n')
    const alone = recapText({ ...request, selectedPlan: 'Standard', wantsSubscription: false })
    expect(alone).not.toContain('Prix')
  })

  it('says that a plan is still to be found', () => {
    expect(recapText({ ...request, selectedPlan: null })).toContain('Formule choisie : à définir ensemble')
  })

  it('says when to call, to those who want a call only', () => {
    const preferences = { preferredHours: 'Le soir', preferredDays: 'Jeudi', exclusivePeriod: 'Août' }
    const byPhone = recapText({ ...request, ...preferences, contactOption: 'phone' })
    for (const input of ['Le soir', 'Jeudi', 'Août']) expect(byPhone).toContain(` : ${input}`)
    const byMail = recapText({ ...request, ...preferences })
    for (const input of ['Le soir', 'Jeudi', 'Août']) expect(byMail).not.toContain(input)
  })

  it('ends with what the client added', () => {
    expect(recapText({ ...request, additionalInfo: 'Une\nboutique' })).toMatch(
      /\n\nInformations complémentaires :\nUne\nboutique$/,
    )
  })
})

import { describe, expect, it, test } from 'vitest'
import { wizardPlans } from '@/content/wizard-plans'
import { formatEuros } from '../money'
import {
  bothPrices,
  canContinue,
  choiceFrom,
  DEFAULT_ANSWERS,
  missingBefore,
  monthlyCents,
  offeredPlans,
  requestedPrices,
  stepFrom,
  togglePlan,
  withAnswers,
} from './policy'

const names = (wanted: { wantsSubscription: boolean; wantsEcommerce: boolean }) =>
  offeredPlans(wanted).map(({ name }) => name)

test('subscriptions are offered only to those who want technical support', () => {
  expect(names({ wantsSubscription: true, wantsEcommerce: false })).toEqual([
    'Sub Basic',
    'Sub Standard',
    'Sub Pro',
    'Basic',
    'Standard',
    'Pro',
  ])
  expect(names({ wantsSubscription: false, wantsEcommerce: false })).toEqual(['Basic', 'Standard', 'Pro'])
})

test('with e-commerce only Pro is offered', () => {
  expect(names({ wantsSubscription: true, wantsEcommerce: true })).toEqual(['Sub Pro', 'Pro'])
  expect(names({ wantsSubscription: false, wantsEcommerce: true })).toEqual(['Pro'])
})

test('choosing the chosen plan again takes it back', () => {
  const chosen = togglePlan(DEFAULT_ANSWERS, 'Sub Basic')
  expect(chosen.selectedPlan).toBe('Sub Basic')
  expect(togglePlan(chosen, 'Sub Basic').selectedPlan).toBeNull()
  expect(togglePlan(chosen, 'Pro').selectedPlan).toBe('Pro')
})

test('a plan that is no longer offered is dropped', () => {
  const chosen = togglePlan(DEFAULT_ANSWERS, 'Sub Basic')
  expect(withAnswers(chosen, { wantsEcommerce: true }).selectedPlan).toBeNull()
  expect(withAnswers(chosen, { wantsSubscription: false }).selectedPlan).toBeNull()
  expect(withAnswers(chosen, { hasWebsite: true }).selectedPlan).toBe('Sub Basic')
})

test('without a website there is no address that could be refused unseen', () => {
  const typed = withAnswers(DEFAULT_ANSWERS, {
    hasWebsite: true,
    websiteUrl: 'pas une adresse',
    madeByAgency: true,
  })
  expect(typed.websiteUrl).toBe('pas une adresse')
  expect(withAnswers(typed, { hasWebsite: false })).toMatchObject({ websiteUrl: '', madeByAgency: false })
})

test('a new website needs a plan to go on', () => {
  expect(canContinue({ newWebsite: true, selectedPlan: null })).toBe(false)
  expect(canContinue({ newWebsite: true, selectedPlan: 'Pro' })).toBe(true)
  expect(canContinue({ newWebsite: false, selectedPlan: null })).toBe(true)
})

test('annual prices are shown as a twelfth of ten months, to the cent', () => {
  const shown = wizardPlans.flatMap((plan) =>
    plan.kind === 'subscription'
      ? [[formatEuros(monthlyCents(plan, true)), formatEuros(monthlyCents(plan, false))]]
      : [],
  )
  expect(shown).toEqual([
    ['29,17\u00a0€', '35\u00a0€'],
    ['49,17\u00a0€', '59\u00a0€'],
    ['93,33\u00a0€', '112\u00a0€'],
  ])
})

test('a visitor starts with the account, a signed-in user with the project', () => {
  expect(stepFrom('rendez-vous', false)).toBe('compte')
  expect(stepFrom(undefined, true)).toBe('projet')
  expect(stepFrom('compte', true)).toBe('projet')
  expect(stepFrom('rendez-vous', true)).toBe('rendez-vous')
  expect(stepFrom('nulle-part', true)).toBe('projet')
})

test.each([
  [
    { formule: 'standard', prix: 'abonnement' },
    { selectedPlan: 'Sub Standard', wantsSubscription: true, wantsEcommerce: false },
  ],
  [
    { formule: 'basique', prix: 'developpement' },
    { selectedPlan: 'Basic', wantsSubscription: false, wantsEcommerce: false },
  ],
  [
    { formule: 'pro', prix: 'developpement' },
    { selectedPlan: 'Pro', wantsSubscription: false, wantsEcommerce: true },
  ],
  [{ formule: 'pro' }, { selectedPlan: 'Sub Pro', wantsSubscription: true, wantsEcommerce: true }],
  [{ formule: 'or', prix: 'developpement' }, { wantsSubscription: false }],
])('%o chooses %o', (query, answers) => {
  const choice = choiceFrom(query)
  expect(choice?.answers).toEqual(answers)
  // The carried query gives the same choice again.
  expect(choiceFrom(Object.fromEntries(new URLSearchParams(choice?.query)))).toEqual(choice)
})

test.each([{}, { formule: 'or' }, { prix: 'toString' }, { formule: ['pro'], prix: ['abonnement'] }])(
  '%o chooses nothing',
  (query) => {
    expect(choiceFrom(query)).toBeNull()
  },
)

test('a choice wins over the plan and the wishes of an older draft, and leaves the other answers', () => {
  const older = withAnswers(DEFAULT_ANSWERS, {
    wantsEcommerce: true,
    selectedPlan: 'Sub Pro',
    isExperienced: true,
  })
  const choice = choiceFrom({ formule: 'basique', prix: 'developpement' })
  expect(withAnswers(older, choice?.answers ?? {})).toMatchObject({
    selectedPlan: 'Basic',
    wantsSubscription: false,
    wantsEcommerce: false,
    isExperienced: true,
  })
})

test.each([
  ['rendez-vous', false, /^Créez d’abord votre compte/],
  ['projet', false, /^Créez d’abord votre compte/],
  ['confirmation', false, /^Créez d’abord votre compte/],
  [undefined, false, null],
  ['projet', true, null],
  ['rendez-vous', true, null],
] as const)(
  'step %s of an account (%s) says what is missing before it',
  (requestedStep, signedIn, reason) => {
    const said = missingBefore(requestedStep, stepFrom(requestedStep, signedIn))
    if (reason) expect(said).toMatch(reason)
    else expect(said).toBeNull()
  },
)

test('the confirmation of nothing sent leads to the project, with the reason', () => {
  expect(missingBefore('confirmation', 'projet')).toMatch(/^Décrivez d’abord votre projet/)
})

describe('what a choice costs', () => {
  const chosen = { wantsSubscription: true, annual: false } as const

  it.each([
    ['Sub Standard', { subscriptionCents: 5_900, developmentCents: null }],
    ['Standard', { subscriptionCents: 5_900, developmentCents: 160_000 }],
    [null, { subscriptionCents: null, developmentCents: null }],
  ] as const)('of %s with support is %o', (selectedPlan, prices) => {
    expect(requestedPrices({ ...chosen, selectedPlan })).toEqual(prices)
  })

  it('of a plan that is paid once without support is its development alone', () => {
    const alone = { ...chosen, wantsSubscription: false, selectedPlan: 'Standard' } as const
    expect(requestedPrices(alone)).toEqual({ subscriptionCents: null, developmentCents: 160_000 })
    expect(bothPrices(alone)).toBeNull()
  })

  it('reads as once, then each period', () => {
    const both = { ...chosen, selectedPlan: 'Standard' } as const
    expect(bothPrices(both)).toBe('1\u00a0600\u00a0€ une fois, puis 59\u00a0€ par mois')
    expect(bothPrices({ ...both, annual: true })).toBe(
      '1\u00a0600\u00a0€ une fois, puis 590\u00a0€ chaque année',
    )
  })
})

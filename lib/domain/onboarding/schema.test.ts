import { expect, it } from 'vitest'
import { ProjectRequest } from './schema'

it.each([
  ['preferredHours', 'Les heures préférées ne peuvent pas dépasser 200 caractères.'],
  ['preferredDays', 'Les jours préférés ne peuvent pas dépasser 200 caractères.'],
  ['exclusivePeriod', 'La période exclusive ne peut pas dépasser 200 caractères.'],
])('%s above 200 characters is refused with a correct French message', (field, sentence) => {
  const { error } = ProjectRequest.safeParse({ [field]: 'a'.repeat(201) })
  expect(error?.issues.find(({ path }) => path[0] === field)?.message).toBe(sentence)
})

import { it } from 'vitest'
import { livesOf, playLife } from '../support/random-life'

it.each(livesOf(0))(
  'life %i of three years: each period is invoiced once, and the money agrees',
  playLife,
  600_000,
)

import { environmentFaults } from '../../env'
import { type Finding, fault, ok, warning } from './finding'
import { inFrench, WHERE_FOUND } from './variables'

const REHEARSAL = warning(
  'Répétition',
  'OSTAL_REHEARSAL=1\u00a0: les clés de test sont admises, et chaque page le dit.',
  'Avant d’ouvrir au public\u00a0: mettez 0, les vraies clés, et construisez à nouveau.',
)

/** One finding per invalid variable: its first fault. It never contains a value. */
export function examineConfiguration(source: Record<string, string | undefined>): Finding[] {
  const messages = new Map<string, string>()
  for (const message of environmentFaults(source)) {
    const [variable = ''] = message.split(' ', 1)
    if (!messages.has(variable)) messages.set(variable, message)
  }
  if (messages.size === 0)
    return [
      ok('Variables', 'Toutes les variables ont une valeur utilisable.'),
      ...(source.OSTAL_REHEARSAL === '1' ? [REHEARSAL] : []),
    ]
  return [...messages].map(([variable, message]) =>
    fault(variable, inFrench(message), WHERE_FOUND[variable] ?? 'Voyez .env.example.'),
  )
}

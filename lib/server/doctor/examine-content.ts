import { isToComplete } from '@/content/brand'
import { sampleTexts } from '@/content/samples'
import { sellerFacts } from '../seller-facts'
import { type Finding, fault, ok, warning } from './finding'

/** Remaining invented texts, and company details that invoices lack. */
export function examineContent(isOpenToPublic: boolean): Finding[] {
  // In a rehearsal and a demo these are expected.
  const found = isOpenToPublic ? fault : warning
  const missing = Object.entries(sellerFacts())
    .filter(([, value]) => typeof value === 'string' && isToComplete(value))
    .map(([name]) => name)
  const samples = sampleTexts().map(({ file }) => file)
  return [
    missing.length === 0
      ? ok('Société', 'Les mentions des factures sont complètes.')
      : found(
          'Société',
          `Il manque ${missing.join(', ')}\u00a0: aucune facture n’est émise.`,
          'Complétez COMPANY_FACTS, ou company dans content/brand.ts.',
        ),
    samples.length === 0
      ? ok('Textes', 'Aucun texte d’exemple ne reste.')
      : found(
          'Textes',
          `Des textes d’exemple restent dans ${samples.join(', ')}.`,
          'Remplacez-les, puis construisez à nouveau.',
        ),
  ]
}

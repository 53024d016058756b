import { brand, company, isToComplete, SAMPLE_FACTS } from './brand'
import { cases } from './cases'
import { examples } from './examples'
import { people } from './people'
import { testimonials } from './testimonials'

type SampleTexts = { file: string; left: string[] }

/** The remaining sample texts, by file: `sample: true` is removed when a real text replaces one. */
export function sampleTexts(): SampleTexts[] {
  const files: SampleTexts[] = [
    { file: 'content/brand.ts', left: [...brandSamples(), ...openCompanyFacts()] },
    { file: 'content/testimonials.ts', left: samplesOf(testimonials, 'name') },
    { file: 'content/cases.ts', left: samplesOf(cases, 'slug') },
    { file: 'content/people.ts', left: samplesOf(people, 'name') },
    { file: 'content/examples.ts', left: samplesOf(examples, 'slug') },
  ]
  return files.filter(({ left }) => left.length > 0)
}

const brandSamples = () =>
  [...(brand.email.endsWith('.example') ? ['email'] : []), ...SAMPLE_FACTS].map((fact) => `brand.${fact}`)

const openCompanyFacts = () =>
  Object.entries(company)
    .filter(([, text]) => isToComplete(text))
    .map(([fact]) => `company.${fact}`)

/** The names of the items that are samples. */
const samplesOf = <Key extends string>(
  items: readonly ({ sample: boolean } & Record<Key, string>)[],
  key: Key,
): string[] => items.filter(({ sample }) => sample).map((item) => item[key])

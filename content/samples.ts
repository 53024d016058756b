import { brand, company, isToComplete, SAMPLE_FACTS } from './brand'
import { cases } from './cases'
import { examples } from './examples'
import { people } from './people'
import { testimonials } from './testimonials'

type SampleTexts = { file: string; left: string[] }

/** The sample texts that are left, by their file: `sample: true` is taken off a text when a real one replaces it. */
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

/** What names the items that are samples. */
const samplesOf = <Key extends string>(
  items: readonly ({ sample: boolean } & Record<Key, string>)[],
  key: Key,
): string[] => items.filter(({ sample }) => sample).map((item) => item[key])

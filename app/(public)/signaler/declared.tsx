import { CATEGORIES } from '@/lib/domain/content-notices/policy'

const NONE = 'non donné'

/** The content of a notice, as in its receipt. */
export function Declared({ values }: { values: Record<string, string> }) {
  const { category = '', locations = '', explanation = '', name, email, reference } = values
  const words: Record<string, string> = CATEGORIES
  const lines = [
    ['Référence', reference],
    ['Motif', words[category]],
    ['Adresse du contenu', locations],
    ['Explication', explanation],
    ['Nom', name || NONE],
    ['E-mail', email || NONE],
    ['Bonne foi', 'déclarée'],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-1.5 [overflow-wrap:anywhere] sm:grid-cols-[auto_1fr]">
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="whitespace-pre-line font-medium max-sm:mb-2">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

import type { ImportedLine, ImportReport } from '@/lib/domain/catalogue/import-products'

type Result = ImportedLine['result']

export const countOf = ({ lines }: ImportReport, result: Result): number =>
  lines.filter((line) => line.result === result).length

const WORDS: Record<Result, [one: string, many: string]> = {
  created: ['nouveau produit', 'nouveaux produits'],
  updated: ['produit modifié', 'produits modifiés'],
  same: ['inchangé', 'inchangés'],
  refused: ['ligne refusée', 'lignes refusées'],
}

/** The number of lines of a file per result. */
export const ImportSummary = ({ report }: { report: ImportReport }) => (
  <div role="status">
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {(Object.keys(WORDS) as Result[]).map((result) => {
        const count = countOf(report, result)
        const [one, many] = WORDS[result]
        return (
          <li key={result} className="rounded-input bg-sunken px-3 py-2">
            <strong className="block text-lg tabular-nums">{count.toLocaleString('fr-FR')}</strong>
            <span className="text-sm">{count > 1 ? many : one}</span>
          </li>
        )
      })}
    </ul>
  </div>
)

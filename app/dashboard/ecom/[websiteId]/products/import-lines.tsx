import { Badge } from '@/components/ui/badge'
import { Table } from '@/components/ui/lists/table'
import type { ImportedLine, ImportReport } from '@/lib/domain/catalogue/import-products'

/** More lines than anyone reads; refused ones come first. */
const MAX_SHOWN = 500

const RESULTS = {
  refused: { look: 'danger', name: 'Refusée' },
  created: { look: 'success', name: 'Nouveau' },
  updated: { look: 'info', name: 'Modifié' },
  same: { look: 'neutral', name: 'Inchangé' },
} as const
const ORDER = Object.keys(RESULTS) as ImportedLine['result'][]

/** The result of each line of a file, with the reason. */
export function ImportLines({ report }: { report: ImportReport }) {
  const sorted = ORDER.flatMap((result) => report.lines.filter((line) => line.result === result))
  const hidden = sorted.length - MAX_SHOWN
  return (
    <>
      <Table
        label="Lignes du fichier"
        rows={sorted.slice(0, MAX_SHOWN)}
        rowKey={({ line }) => line}
        columns={[
          { title: 'Ligne', className: 'tabular-nums', isLabelled: true, cell: ({ line }) => line },
          {
            title: 'Résultat',
            card: 'right',
            cell: ({ result }) => <Badge look={RESULTS[result].look}>{RESULTS[result].name}</Badge>,
          },
          {
            title: 'Produit',
            card: 'wide',
            cell: ({ reference, name, notes }) => (
              <>
                <span className="wrap-anywhere font-semibold">{name || 'Sans nom'}</span>
                {reference && <span className="wrap-anywhere text-muted text-sm"> · {reference}</span>}
                {notes.map((note) => (
                  <span key={note} className="block text-sm">
                    {note}
                  </span>
                ))}
              </>
            ),
          },
        ]}
      />
      {hidden > 0 && (
        <p className="text-muted text-sm">
          {hidden.toLocaleString('fr-FR')} autres lignes ne sont pas montrées ici.
        </p>
      )}
    </>
  )
}

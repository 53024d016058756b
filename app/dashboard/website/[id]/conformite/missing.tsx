import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/layout/alert'
import type { ComplianceItem } from '@/lib/domain/compliance/items'

/** The missing items at a glance, each linked to its form. */
export function Missing({ items }: { items: ComplianceItem[] }) {
  if (items.length === 0) return <Alert look="success">Aucune mention obligatoire ne manque.</Alert>
  return (
    <Alert look="late">
      <p>
        {items.length === 1
          ? '1 mention obligatoire est à compléter.'
          : `${items.length} mentions obligatoires sont à compléter.`}
      </p>
      <ul className="list-disc pl-5 font-normal">
        {items.map(({ key, title, href }) => (
          <li key={key}>
            <AppLink href={href} className="font-semibold underline">
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

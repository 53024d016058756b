import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import type { ComplianceItem } from '@/lib/domain/compliance/items'
import { SectionCard } from '../../../section-card'

const STATES = {
  ok: { look: 'success', word: 'En ordre', action: 'Voir' },
  missing: { look: 'danger', word: 'À compléter', action: 'Compléter' },
  check: { look: 'late', word: 'À vérifier', action: 'Voir' },
} as const

/** The obligations of one part of a website, each with its law, its current content and the link to edit it. */
export const ItemList = ({ title, items }: { title: string; items: ComplianceItem[] }) => (
  <SectionCard title={title}>
    <ul className="-my-4 divide-y divide-hairline">
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </ul>
  </SectionCard>
)

function Item({ item: { title, law, state, words, href } }: { item: ComplianceItem }) {
  const { look, word, action } = STATES[state]
  return (
    <li className="flex flex-col gap-1.5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-base">{title}</h3>
        <Badge look={look}>{word}</Badge>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{words}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-64 text-muted text-sm">{law}</p>
        <AppLink
          href={href}
          className="text-link pointer-coarse:-my-2 ml-auto text-sm pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center pointer-coarse:justify-end"
        >
          {action}
          <span className="sr-only">&nbsp;: {title}</span>
        </AppLink>
      </div>
    </li>
  )
}

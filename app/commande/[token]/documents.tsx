import { Card } from '@/components/ui/card'

type OrderDocument = { name: string; href: string }

/** What can be kept of an order; nothing while there is none. */
export function Documents({ documents }: { documents: OrderDocument[] }) {
  if (documents.length === 0) return null
  return (
    <Card className="flex flex-col gap-2 print:hidden">
      <h2 className="text-xl">Documents</h2>
      <ul className="flex flex-col gap-1">
        {documents.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="text-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { Table } from '@/components/ui/lists/table'
import type { ApiKey } from '@/lib/domain/api-keys/schema'
import { RevokeKey } from './revoke-key'

const ACCESSES = { read: 'Lecture', write: 'Lecture et écriture' }

export function KeyTable({ keys }: { keys: ApiKey[] }) {
  return (
    <Table
      label="Clés du site"
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        {
          title: 'Nom',
          cell: ({ name, prefix }) => (
            <>
              <span className="font-semibold wrap-anywhere">{name}</span>
              <code className="block text-muted text-sm">{prefix}…</code>
            </>
          ),
        },
        {
          title: 'Accès',
          card: 'right',
          cell: ({ access }) => <Badge look="info">{ACCESSES[access]}</Badge>,
        },
        {
          title: 'Créée le',
          card: 'wide',
          isLabelled: true,
          className: 'text-sm',
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        {
          title: 'Dernière utilisation',
          card: 'wide',
          isLabelled: true,
          className: 'text-sm',
          cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : 'Jamais'),
        },
        {
          title: 'Actions',
          isTitleHidden: true,
          card: 'wide',
          className: 'md:text-right',
          cell: (key) => <RevokeKey websiteId={key.websiteId} keyId={key.id} name={key.name} />,
        },
      ]}
    />
  )
}

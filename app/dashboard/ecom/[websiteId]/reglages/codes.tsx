import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { LongDate } from '@/components/ui/dates/dates'
import { countLabel } from '@/components/ui/lists/count'
import { Table } from '@/components/ui/lists/table'
import { codeState, isUsed } from '@/lib/domain/shops/policy'
import { type DiscountCode, MAX_CODES } from '@/lib/domain/shops/schema'
import { SectionCard } from '../../../section-card'
import { STATES, valueOf } from './code-words'
import { DeleteCode } from './delete-code'

type Props = {
  websiteId: number
  codes: DiscountCode[]
  today: string
  path: string
  open: number | undefined
}

export const Codes = ({ websiteId, codes, today, path, open }: Props) => (
  <SectionCard
    title="Codes de réduction"
    intro="Un code enlève un pourcentage ou un montant aux articles, jamais à la livraison."
    action={
      codes.length < MAX_CODES && (
        <AppLink
          href={`${path}?code=nouveau`}
          scroll={false}
          className={buttonStyle({ look: 'secondary', size: 'small' })}
        >
          Nouveau code
        </AppLink>
      )
    }
  >
    <div id="codes" tabIndex={-1}>
      {codes.length === 0 ? (
        <p className="text-muted">Aucun code pour l’instant.</p>
      ) : (
        <Table
          label="Codes de réduction"
          isFramed={false}
          rows={codes}
          rowKey={({ id }) => id}
          isOpen={({ id }) => id === open}
          columns={[
            {
              title: 'Code',
              cell: ({ code }) => <span className="break-words font-semibold">{code}</span>,
            },
            { title: 'État', card: 'right', cell: (code) => <State {...STATES[codeState(code, today)]} /> },
            {
              title: 'Remise',
              className: 'whitespace-nowrap tabular-nums',
              cell: valueOf,
            },
            { title: 'Validité', card: 'wide', className: 'text-sm', cell: (code) => <Limits {...code} /> },
            {
              title: 'Actions',
              isTitleHidden: true,
              card: 'wide',
              className: 'md:text-right',
              cell: (code) => (
                <div className="flex flex-wrap gap-1 max-md:-ml-3 md:-my-1.5 md:flex-nowrap md:justify-end">
                  <AppLink
                    href={`${path}?code=${code.id}`}
                    scroll={false}
                    className={buttonStyle({ look: 'quiet', size: 'small' })}
                  >
                    Modifier<span className="sr-only"> le code {code.code}</span>
                  </AppLink>
                  {!isUsed(code) && <DeleteCode websiteId={websiteId} id={code.id} code={code.code} />}
                </div>
              ),
            },
          ]}
        />
      )}
    </div>
  </SectionCard>
)

const State = ({ look, label }: (typeof STATES)[keyof typeof STATES]) => <Badge look={look}>{label}</Badge>

const Limits = ({ startsOn, endsOn, used, maxUses }: DiscountCode) => (
  <>
    <Days first={startsOn} last={endsOn} />
    <span className="block text-muted">
      {countLabel(used, 'utilisation', 'utilisations')}
      {maxUses !== null && ` sur ${maxUses.toLocaleString('fr-FR')}`}
    </span>
  </>
)

function Days({ first, last }: { first: string | null; last: string | null }) {
  if (first && last)
    return (
      <>
        du <LongDate value={first} /> au <LongDate value={last} />
      </>
    )
  if (first)
    return (
      <>
        à partir du <LongDate value={first} />
      </>
    )
  return last ? (
    <>
      jusqu’au <LongDate value={last} />
    </>
  ) : (
    'sans limite de date'
  )
}

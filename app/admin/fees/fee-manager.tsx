import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'
import { SidePanel } from '@/components/ui/overlays/side-panel'
import { brand } from '@/content/brand'
import type { Context } from '@/lib/domain/context'
import { withDe } from '@/lib/domain/elision'
import { EntityIdText } from '@/lib/domain/entity-id'
import { describeTerms } from '@/lib/domain/fees/explain-fee'
import { findFeeTerms } from '@/lib/domain/fees/queries'
import type { Query } from '@/lib/server/requests/list-address'
import { feeAddresses, type Here, NEW_RULE } from './address'
import { RuleForm } from './rule-form'
import { RuleRow } from './rule-row'
import { RULES } from './rules-heading'
import { Simulation } from './simulation'

const TITLE = `Admin Dashboard · ${brand.name}`

type Props = { ctx: Context; query: Query; here: Here }

/** The agency's fees on a user's orders: the rules, and a simulator. */
export async function FeeManager({ ctx, query, here }: Props) {
  const seller = await findSeller(ctx, query.frais)
  if (!seller)
    return (
      <Alert>
        {query.regle && <title>{TITLE}</title>}
        Ce compte n’existe pas, ou n’existe plus.
      </Alert>
    )
  const { rules, firstName, lastName } = seller
  const to = feeAddresses(query, here)
  const opened = rules.find(({ id }) => String(id) === query.regle)
  const isNew = query.regle === NEW_RULE
  const form = opened ? String(opened.id) : isNew ? NEW_RULE : null
  return (
    <SidePanel
      title={`Frais ${withDe(`${firstName} ${lastName}`)}`}
      closeHref={to.list}
      footer={
        <AppLink
          lang="en"
          href={to.list}
          scroll={false}
          className={buttonStyle({ look: 'secondary', className: 'max-sm:grow' })}
        >
          Close
        </AppLink>
      }
    >
      <div className="flex flex-col gap-8">
        <section aria-labelledby={RULES} className="flex flex-col gap-4">
          <h3 id={RULES} tabIndex={-1} className="text-lg outline-none">
            Règles
          </h3>
          <p className="text-muted text-sm">
            La part de l’agence sur chaque commande, livraison non comprise. La règle du plus haut montant
            atteint s’applique. En dessous de toutes, ce sont les frais du compte&nbsp;:{' '}
            <strong className="whitespace-nowrap text-text">{describeTerms(seller)}</strong>.
          </p>
          {query.regle && !form && (
            <Alert>
              <title>{TITLE}</title>
              Cette règle n’existe plus.
            </Alert>
          )}
          {rules.length > 0 && (
            <ul className="flex flex-col gap-3">
              {rules.map((rule) => (
                <li key={rule.id} className="rounded-input border border-hairline p-4">
                  {rule === opened ? (
                    <RuleForm clientId={seller.id} rule={rule} closeHref={to.manager} />
                  ) : (
                    <RuleRow rule={rule} editHref={form ? null : to.rule(String(rule.id))} />
                  )}
                </li>
              ))}
            </ul>
          )}
          {isNew && (
            <div className="rounded-input border border-hairline p-4">
              <RuleForm clientId={seller.id} closeHref={to.manager} />
            </div>
          )}
          {!form && (
            <AppLink
              href={to.rule(NEW_RULE)}
              scroll={false}
              className={buttonStyle({ look: 'secondary', className: 'self-start' })}
            >
              Ajouter une règle
            </AppLink>
          )}
        </section>
        <Simulation terms={seller} query={query} here={form ? to.rule(form) : to.manager} />
      </div>
    </SidePanel>
  )
}

async function findSeller(ctx: Context, asked: Query[string]) {
  const { data: id } = EntityIdText.safeParse(asked)
  return id === undefined ? null : findFeeTerms(ctx, id)
}

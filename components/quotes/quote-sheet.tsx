import { LongDate } from '@/components/ui/dates/dates'
import { FORMULA_WORDS } from '@/content/payment-formulas'
import { PLAN_FACTS } from '@/content/plan-facts'
import { TERMS } from '@/content/terms'
import { formatBill, formatEuros } from '@/lib/domain/money'
import type { QuoteDocument } from '@/lib/domain/quotes/schema'

/** A quote as its client reads it; the agency's preview is the same. */
export const QuoteSheet = ({ quote }: { quote: QuoteDocument }) => (
  <article className="flex flex-col gap-6 rounded-card border border-hairline bg-surface p-5 shadow-low sm:p-8">
    <div className="grid gap-5 sm:grid-cols-2">
      <Party
        heading="Prestataire"
        lines={[
          ...[quote.seller.legalName, quote.seller.legalForm, quote.seller.address],
          ...[quote.seller.registration, `TVA ${quote.seller.vatNumber}`],
        ]}
      />
      <Party
        heading="Client"
        lines={[quote.recipient.businessName, quote.recipient.name, quote.recipient.email]}
      />
    </div>
    {quote.site && (
      <p className="wrap-anywhere">
        <span className="text-muted">Site&nbsp;: </span>
        <strong>{quote.site.name}</strong>, {quote.site.url}
        {quote.formula && (
          <span className="block text-muted text-sm">
            Façon de payer&nbsp;: {FORMULA_WORDS[quote.formula].toLowerCase()}
          </span>
        )}
      </p>
    )}
    {quote.note && <p className="wrap-anywhere whitespace-pre-line">{quote.note}</p>}
    {quote.lines.length > 0 && <Lines quote={quote} />}
    {quote.plan && <Plan plan={quote.plan} />}
    <Promises quote={quote} />
  </article>
)

const Party = ({ heading, lines }: { heading: string; lines: (string | null)[] }) => (
  <div className="min-w-0">
    <h2 className="font-semibold font-text text-base tracking-normal">{heading}</h2>
    {lines
      .filter((line) => line !== null)
      .map((line) => (
        <p key={line} className="wrap-anywhere text-muted text-sm">
          {line}
        </p>
      ))}
  </div>
)

const percent = (permille: number) => `${(permille / 10).toLocaleString('fr-FR')}\u00a0%`

function Lines({ quote }: { quote: QuoteDocument }) {
  const { lines, netCents, vat, totalCents, depositCents, depositPermille, balanceCents } = quote
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Prestations" className="divide-y divide-hairline border-hairline border-y">
        {lines.map((line, index) => (
          <li key={`${index}-${line.label}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-36">
              <span className="wrap-anywhere block font-semibold">{line.label}</span>
              <span className="block text-muted text-sm">
                {line.quantity > 1 && `${line.quantity}\u00a0× ${formatBill(line.unitCents)} · `}
                TVA {percent(line.vatPermille)}
              </span>
            </span>
            <span className="ml-auto whitespace-nowrap tabular-nums">{formatBill(line.totalCents)}</span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-1.5 sm:ml-auto sm:w-80">
        <Sum name="Total HT" cents={netCents} />
        {vat
          .filter(({ vatCents }) => vatCents > 0)
          .map(({ permille, vatCents }) => (
            <Sum key={permille} name={`TVA à ${percent(permille)}`} cents={vatCents} />
          ))}
        <Sum name="Total TTC" cents={totalCents} isStrong />
        {depositCents > 0 && (
          <Sum name={`Acompte à la commande (${percent(depositPermille)})`} cents={depositCents} />
        )}
        <Sum name="Solde à la livraison" cents={balanceCents} />
      </dl>
    </div>
  )
}

const Sum = ({ name, cents, isStrong = false }: { name: string; cents: number; isStrong?: boolean }) => (
  <div className={`flex justify-between gap-4 ${isStrong ? 'font-semibold text-lg' : ''}`}>
    <dt className={isStrong ? '' : 'text-muted'}>{name}</dt>
    <dd className="whitespace-nowrap tabular-nums">{formatBill(cents)}</dd>
  </div>
)

function Plan({ plan: { plan, paymentPlan, priceCents } }: { plan: NonNullable<QuoteDocument['plan']> }) {
  const { name, pages, languages } = PLAN_FACTS[plan]
  const every = paymentPlan === 'yearly' ? 'par an' : 'par mois'
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-button bg-sunken p-4">
      <p className="min-w-0 flex-1 basis-52">
        <strong className="block">Abonnement {name}, à partir de la livraison</strong>
        <span className="text-muted text-sm">
          {pages === null ? 'Pages illimitées' : `${pages}\u00a0pages`}, {languages}&nbsp;langues. Résiliable
          à tout moment, préavis de {TERMS.noticeMonths}&nbsp;mois.
        </span>
      </p>
      <p className="whitespace-nowrap font-semibold tabular-nums">
        {formatEuros(priceCents)} TTC {every}
      </p>
    </div>
  )
}

const Promises = ({ quote }: { quote: QuoteDocument }) => (
  <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
    <li>
      Livraison&nbsp;: {quote.deliveryWeeks === 1 ? 'une semaine' : `${quote.deliveryWeeks}\u00a0semaines`}{' '}
      après l’acceptation et la réception de vos contenus.
    </li>
    <li>
      Devis valable jusqu’au <LongDate value={quote.validUntil} /> inclus.
    </li>
    {quote.clientKind === 'consumer' && (
      <li>
        Vous avez {TERMS.withdrawalDays}&nbsp;jours pour vous rétracter sans motif ni frais, à compter de
        l’acceptation, en ligne avec la fonction{' '}
        <a href="/retractation" className="text-link">
          Renoncer au contrat ici
        </a>
        , en bas de chaque page de notre site.
      </li>
    )}
    {quote.clientKind === 'consumer' && quote.isOffPremises && (
      <li>Aucun paiement n’est demandé ni reçu pendant les sept jours qui suivent l’acceptation.</li>
    )}
  </ul>
)

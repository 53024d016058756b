import { LegalLinks } from '@/components/shop/legal-links'
import { Button } from '@/components/ui/button'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import type { FormState } from '@/lib/domain/forms/schema'
import { formatBill } from '@/lib/domain/money'
import { EXCEPTION_NOTICES } from '@/lib/domain/withdrawal-exceptions'
import { AgeSection } from './age-section'
import { Section } from './section'
import type { CheckoutView } from './view'

/** The information that the law requires before an order, and the order button. */
export function Confirmation({ view, state, busy }: { view: CheckoutView; state: FormState; busy: boolean }) {
  const { sums } = view
  const obstacle = obstacleIn(view)
  return (
    <Section title="Avant de commander">
      <LegalInformation view={view} />
      <AgeSection view={view} state={state} />
      <div className="flex flex-col gap-3 border-hairline border-t pt-4">
        <p className="flex items-baseline justify-between gap-4 font-semibold text-lg">
          <span>Total à payer</span>
          <span className="tabular-nums">{sums ? formatBill(sums.totalCents) : '—'}</span>
        </p>
        <FormOutcome state={state} />
        {obstacle && <p className="font-medium text-late">{obstacle}</p>}
        <Button
          type="submit"
          name="commander"
          value="1"
          size="large"
          wide
          busy={busy}
          disabled={obstacle !== null}
          className="text-balance"
        >
          Commande avec obligation de paiement
        </Button>
        <p className="text-muted text-sm">Vous payez à l’étape suivante, de façon sécurisée chez Stripe.</p>
      </div>
    </Section>
  )
}

function LegalInformation({ view }: { view: CheckoutView }) {
  const { seller } = view
  const excepted = exceptedIn(view.lines)
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>
        <span className="font-semibold">Vendeur&nbsp;: {seller.name}</span>, {seller.address}
        <span className="block text-muted">
          {seller.email} · <span className="whitespace-nowrap">{seller.phone}</span>
        </span>
      </p>
      <p>
        Vous pouvez vous rétracter sans motif pendant 14&nbsp;jours après la réception, sauf pour un article
        personnalisé{excepted.length > 0 && ' et pour\u00a0:'}
        {excepted.length === 0 && '.'}
      </p>
      {excepted.length > 0 && (
        <ul className="list-disc pl-5">
          {excepted.map(({ productId, name, withdrawalException }) => (
            <li key={productId}>
              {name}. {withdrawalException && EXCEPTION_NOTICES[withdrawalException]}
            </li>
          ))}
        </ul>
      )}
      <p>
        Vous le ferez en ligne, à la page{' '}
        <a
          href={`/retractation/${view.site.id}`}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-accent-text underline"
        >
          Renoncer au contrat ici
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
        , que la page de votre commande et ses e-mails rappellent&nbsp;; le formulaire type s’y trouve aussi.
      </p>
      <p>
        En commandant, vous acceptez les{' '}
        <a
          href={seller.termsUrl}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-accent-text underline"
        >
          conditions de vente du vendeur
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
        .
      </p>
      <LegalLinks websiteId={view.site.id} isNewTab />
    </div>
  )
}

/** Each article once, even when bought in several sizes. */
const exceptedIn = (lines: CheckoutView['lines']) =>
  lines.filter(
    ({ productId, withdrawalException }, index) =>
      withdrawalException && lines.findIndex((line) => line.productId === productId) === index,
  )

/** What must be corrected before the order can be sent; null for nothing. */
function obstacleIn({ gone, lines, refusal, sums }: CheckoutView): string | null {
  if (gone > 0) return 'Retirez d’abord du panier ce qui n’est plus en vente.'
  if (lines.some(({ fault }) => fault === 'size')) return 'Choisissez d’abord une taille dans le panier.'
  if (lines.some(({ fault }) => fault === 'stock')) return 'Corrigez d’abord les quantités du panier.'
  if (sums === null) return refusal ?? 'Ce panier ne peut pas être commandé.'
  return null
}

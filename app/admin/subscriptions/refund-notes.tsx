import { UnbrokenNumbers } from '@/components/billing/unbroken-numbers'
import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/layout/alert'
import type { OpenRefund } from '@/lib/domain/invoices/open-refunds'
import { formatBill } from '@/lib/domain/money'
import type { SheetAddresses } from './address'

/** The refunds that the agency has to transfer, each with a link to record it. */
export const RefundNotes = ({ refunds, to }: { refunds: readonly OpenRefund[]; to: SheetAddresses }) =>
  refunds.map(({ id, amountCents, number, status }) => (
    <Alert
      key={id}
      look="late"
      role="note"
      className="text-sm"
      action={
        <AppLink
          href={to.gesture('virement', { remboursement: String(id) })}
          scroll={false}
          className="text-link"
        >
          Noter le virement
        </AppLink>
      }
    >
      {formatBill(amountCents)} à virer au client (
      <UnbrokenNumbers text={number ?? 'facture sans numéro'} />)
      {status === 'failed' && <>&nbsp;: le remboursement par la banque a échoué</>}.
    </Alert>
  ))

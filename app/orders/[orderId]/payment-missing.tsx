import { Alert } from '@/components/ui/layout/alert'

/** The order does not know its payment. */
export const PaymentMissing = ({ paymentUrl }: { paymentUrl: string }) => (
  <Alert
    look="late"
    className="print:hidden"
    action={
      <a href={paymentUrl} target="_blank" rel="noreferrer" className="font-semibold underline">
        Vérifier chez le prestataire de paiement
      </a>
    }
  >
    <span aria-hidden="true">⚠️ </span>Aucune information de paiement
    <span className="block max-w-prose font-normal">
      Cela ne veut pas dire que votre client n’a pas payé, mais qu’une erreur est survenue à la création de la
      commande.
    </span>
  </Alert>
)

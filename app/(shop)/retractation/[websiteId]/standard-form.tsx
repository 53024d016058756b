import type { WithdrawalShop } from '@/lib/domain/withdrawals/find-shop'

/** The form of the annex to article R. 221-1 of the Code de la consommation, verbatim, with the seller filled in. */
export const StandardForm = ({ seller }: Pick<WithdrawalShop, 'seller'>) => (
  <details className="card p-0">
    <summary className="flex min-h-13 cursor-pointer items-center px-4 py-3 font-semibold md:px-6">
      Formulaire type de rétractation, à envoyer par courrier ou par e-mail
    </summary>
    <div className="flex flex-col gap-2 border-hairline border-t p-4 text-sm md:p-6">
      <p>
        (Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du
        contrat.)
      </p>
      <p>
        À l’attention de {seller.legalName}, {seller.addressLine1}, {seller.postalCode} {seller.city},{' '}
        {seller.email}&nbsp;:
      </p>
      <p>
        Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant
        sur la vente du bien (*)/pour la prestation de services (*) ci-dessous&nbsp;:
      </p>
      <p>Commandé le (*)/reçu le (*)&nbsp;:</p>
      <p>Nom du (des) consommateur(s)&nbsp;:</p>
      <p>Adresse du (des) consommateur(s)&nbsp;:</p>
      <p>
        Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur
        papier)&nbsp;:
      </p>
      <p>Date&nbsp;:</p>
      <p>(*) Rayez la mention inutile.</p>
    </div>
  </details>
)

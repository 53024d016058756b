import { brand } from '@/content/brand'
import { cmsLicenceCents } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'

export function TermsOfSale() {
  return (
    <>
      <h2 id="parties">1. Parties</h2>
      <p>
        Le prestataire est {brand.name}, agence web à {brand.address.city}. Le client est la personne ou
        l’entreprise qui souscrit. L’utilisateur est toute personne qui se sert du site du client.
      </p>
      <h2 id="formules">2. Formules</h2>
      <p>Trois formules existent :</p>
      <ul>
        <li>le paiement unique : le client achète le développement de son site et l’héberge lui-même ;</li>
        <li>l’abonnement seul : le client est locataire du site, et non propriétaire ;</li>
        <li>
          le paiement unique et l’abonnement : le client est propriétaire, le prestataire héberge et suit.
        </li>
      </ul>
      <p>Le passage du paiement unique à l’abonnement ne donne lieu à aucun remboursement.</p>
      <h2 id="prix">3. Prix et devis</h2>
      <p>
        Les prix affichés sont indicatifs et ne valent pas devis. Les devis de mises à jour et d’options sont
        gratuits. Une modification du prix d’un abonnement est annoncée trois mois à l’avance et justifiée par
        écrit.
      </p>
      <h2 id="options">4. Options</h2>
      <ul>
        <li>Priorité de traitement des demandes.</li>
        <li>Déploiement d’un back-end ou d’un CMS sur mesure, sur devis.</li>
        <li>
          Licence CMS : {formatEuros(cmsLicenceCents)} par an, comprise dans les formules Standard et Pro.
        </li>
      </ul>
      <h2 id="paiement">5. Paiement de l’abonnement</h2>
      <p>
        L’abonnement se paie au mois ou à l’année ; l’année couvre douze mois. Après un paiement refusé, le
        client est averti et dispose d’un délai d’une semaine pour un abonnement mensuel, d’un mois pour un
        abonnement annuel. Passé ce délai, les services sont interrompus jusqu’au paiement. Des défauts
        répétés peuvent entraîner une majoration de retard ou la résiliation.
      </p>
      <h2 id="resiliation">6. Interruption et résiliation</h2>
      <p>
        La résiliation demande un préavis de deux mois. Le service continue jusqu’à la fin de la période
        payée, puis s’arrête sans nouveau prélèvement. L’interruption d’un mois ou d’une année en cours n’est
        pas remboursée. Si le prestataire met définitivement fin à un service, il rembourse la part restante
        au prorata.
      </p>
      <p>
        Le client peut se réabonner au prix alors en vigueur, pour une nouvelle période. Il peut désactiver
        son site sans résilier, sans remboursement. Le prestataire peut désactiver un site ou mettre fin à un
        abonnement en cas de manquement aux présentes conditions ou de retard de paiement.
      </p>
      <h2 id="propriete">7. Propriété</h2>
      <p>
        Le code source appartient au prestataire jusqu’au paiement complet. Le client reçoit ensuite les
        droits d’usage et de modification prévus par la licence.
      </p>
      <h2 id="garantie">8. Garantie</h2>
      <p>
        Les bugs constatés après la livraison sont corrigés pendant six mois à compter de la première
        livraison. Cette garantie ne s’applique pas aux abonnés, dont le site est suivi par l’abonnement.
      </p>
    </>
  )
}

import { brand } from '@/content/brand'
import { EXPIRY, RETENTION } from '@/content/retention'

export function PrivacyText() {
  return (
    <>
      <h2>Responsable</h2>
      <p>
        {brand.name}, {brand.address.street}, {brand.address.zip} {brand.address.city}. Pour toute demande :{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      <h2>Ce que nous gardons</h2>
      <ul>
        <li>Les messages des formulaires : nom, adresse e-mail, téléphone et texte, pour vous répondre.</li>
        <li>
          Votre compte : nom, adresse e-mail, téléphone et mot de passe chiffré, pour exécuter le contrat.
        </li>
        <li>Vos demandes et les fichiers joints, pour suivre votre projet.</li>
        <li>Les commandes des boutiques que nous hébergeons, pour le compte du vendeur.</li>
      </ul>
      <p>Nous ne vendons aucune donnée. Les communications commerciales demandent votre accord.</p>
      <h2>Combien de temps</h2>
      <p>
        Votre compte, vos demandes et le contenu de vos sites sont gardés tant que dure le contrat. Pour le
        reste, ce qui est plus ancien est effacé chaque nuit :
      </p>
      <ul>
        {[...Object.values(RETENTION), ...EXPIRY].map(({ what, words }) => (
          <li key={what}>
            {what} : {words}.
          </li>
        ))}
      </ul>
      <h2>Cookies</h2>
      <p>
        Les pages publiques n’en posent aucun, sauf la page de commande d’une boutique&nbsp;: un cookie
        chiffré d’une heure garde ce que vous y avez envoyé, pour ne pas passer deux fois la même commande ni
        vous faire ressaisir vos coordonnées avant le paiement, et le formulaire de paiement de Stripe pose
        les siens contre la fraude. L’espace client se sert d’un cookie de session, d’un cookie qui reconnaît
        votre navigateur à la connexion (six mois), pour que personne ne vous en ferme l’accès, d’un cookie de
        cinq minutes si votre connexion demande un code et, si vous choisissez un thème, d’un cookie qui s’en
        souvient. Ni mesure d’audience ni publicité.
      </p>
      <h2>Qui les reçoit</h2>
      <p>
        L’agence, et les prestataires dont nous avons besoin pour envoyer les e-mails, encaisser les paiements
        et expédier les colis, chacun pour sa part.
      </p>
      <h2>Vos droits</h2>
      <p>
        Vous pouvez demander l’accès à vos données, leur correction, leur effacement ou leur copie, et retirer
        un accord donné. En cas de désaccord, vous pouvez saisir la CNIL.
      </p>
    </>
  )
}

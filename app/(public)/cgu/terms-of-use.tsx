import { PageBody } from '@/components/site/page-body'
import { Prose } from '@/components/site/prose'
import { brand } from '@/content/brand'

/** The same text at /cgu and /terms. */
export function TermsOfUse() {
  return (
    <PageBody title="Conditions d’utilisation">
      <Prose>
        <h2>Objet</h2>
        <p>
          Ces conditions encadrent l’usage du site et de l’espace client de {brand.name}. Ce qui est vendu et
          à quel prix relève des <a href="/cgv">conditions générales de vente</a>.
        </p>
        <h2>Votre compte</h2>
        <p>
          Le compte est personnel. Choisissez un mot de passe que vous n’utilisez pas ailleurs et gardez-le
          pour vous. Prévenez-nous sans attendre si vous pensez que quelqu’un d’autre s’en sert.
        </p>
        <h2>Vos contenus</h2>
        <p>
          Les textes, images et fichiers que vous nous confiez restent les vôtres. Vous garantissez avoir le
          droit de les publier, et nous autorisez à les reproduire pour faire fonctionner votre site.
        </p>
        <h2>Usages interdits</h2>
        <ul>
          <li>Publier un contenu illicite ou qui porte atteinte aux droits d’autrui.</li>
          <li>Chercher à accéder à des données qui ne vous appartiennent pas.</li>
          <li>Gêner volontairement le fonctionnement du service.</li>
        </ul>
        <p>Un manquement peut entraîner la désactivation du site ou la fin de l’abonnement.</p>
        <h2>Disponibilité</h2>
        <p>
          Nous faisons le nécessaire pour que le service reste accessible, et annonçons les interruptions
          prévues. Une question ? <a href="/contact">Écrivez-nous</a>.
        </p>
      </Prose>
    </PageBody>
  )
}

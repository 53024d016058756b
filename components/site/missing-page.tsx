import { brand } from '@/content/brand'
import { ButtonLink } from '../ui/button'
import { SiteFrame } from './frame'
import { Notice } from './notice'

export function MissingPage() {
  return (
    <SiteFrame>
      <Notice
        title="Page non trouvée"
        stage={1}
        action={<ButtonLink href="/home">Retour à l'accueil</ButtonLink>}
      >
        <p>
          Le site est en développement&nbsp;: cette pièce n’est pas encore bâtie, ou elle a changé d’adresse.
        </p>
        <p>
          Vous cherchez quelque chose de précis&nbsp;? Écrivez à{' '}
          <a href={`mailto:${brand.email}`} className="text-accent-text underline">
            {brand.email}
          </a>
          .
        </p>
      </Notice>
    </SiteFrame>
  )
}

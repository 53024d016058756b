import type { Metadata } from 'next'
import { SiteFrame } from '@/components/site/frame'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/content/brand'

export const metadata: Metadata = { title: 'Page non trouvée' }

export default function NotFound() {
  return (
    <SiteFrame>
      <Notice
        title="Page non trouvée"
        stage={0}
        action={<ButtonLink href="/home">Retour à l’accueil</ButtonLink>}
      >
        <p>Le site est en développement : cette pièce n’est pas encore bâtie, ou elle a changé d’adresse.</p>
        <p>
          Vous cherchez quelque chose de précis ? Écrivez à{' '}
          <a href={`mailto:${brand.email}`} className="text-accent-text underline underline-offset-3">
            {brand.email}
          </a>
          .
        </p>
      </Notice>
    </SiteFrame>
  )
}

import type { Metadata } from 'next'
import { PageBody } from '@/components/site/page-body'
import { Prose } from '@/components/site/prose'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/content/brand'

export const metadata: Metadata = {
  title: 'À propos',
  description: brand.description,
  alternates: { canonical: '/about' },
}

export default function AboutPage() {
  return (
    <PageBody title="À propos" intro={brand.description}>
      <Prose>
        <h2>Un nom d’ici</h2>
        <p>
          En occitan, un ostal est une maison : les murs, et ceux qui l’habitent. C’est ainsi que nous faisons
          des sites. On regarde le terrain, on dessine le plan, on bâtit, puis on reste pour l’entretien.
        </p>
        <h2>Ce que nous bâtissons</h2>
        <ul>
          <li>Des sites modernes, qui s’affichent vite et se lisent sans effort.</li>
          <li>Des boutiques en ligne, du catalogue à l’étiquette d’expédition.</li>
          <li>Des applications web, pour ce qu’aucun outil tout fait ne sait faire.</li>
        </ul>
        <h2>Comment nous travaillons</h2>
        <p>
          Le prix est annoncé d’abord. Vos demandes passent par un espace client où rien ne se perd, et une
          personne de l’agence vous répond. Quand vous payez le développement, le site est à vous.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 [&_a]:no-underline">
          <ButtonLink href="/contact" look="secondary" className="text-text!">
            Nous écrire
          </ButtonLink>
        </div>
      </Prose>
    </PageBody>
  )
}

import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/content/brand'

export const metadata: Metadata = { title: 'Accessibilité', alternates: { canonical: '/accessibilite' } }

export default function AccessibilityPage() {
  return (
    <Notice
      title="Accessibilité&nbsp;: non évaluée"
      stage={2}
      action={<ButtonLink href="/contact">Signaler une difficulté</ButtonLink>}
    >
      <p>
        {brand.name} n’a pas encore fait auditer ce site selon le RGAA&nbsp;: la déclaration d’accessibilité
        paraîtra ici avec les résultats de l’audit. Nous visons les WCAG 2.2, niveau AA, et vérifions chaque
        page au clavier et avec des outils automatiques.
      </p>
      <p>
        Un contenu vous résiste&nbsp;? Écrivez à{' '}
        <a href={`mailto:${brand.email}`} className="text-accent-text underline">
          {brand.email}
        </a>
        &nbsp;: une personne vous répond et vous donne l’information autrement.
      </p>
    </Notice>
  )
}

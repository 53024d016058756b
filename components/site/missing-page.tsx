import { brand } from '@/content/brand'
import { Mark } from '../art/mark'
import { ButtonLink } from '../ui/button'

export function MissingPage() {
  return (
    <main className="mx-auto flex min-h-svh max-w-2xl flex-col items-start justify-center gap-4 px-4 py-16">
      <Mark className="size-28" />
      <h1 className="text-4xl md:text-5xl">Page non trouvée</h1>
      <p className="text-lg text-muted">
        Le site est en développement : cette pièce n’est pas encore bâtie, ou elle a changé d’adresse. Vous
        cherchez quelque chose de précis ? Écrivez à{' '}
        <a href={`mailto:${brand.email}`} className="text-accent-text underline">
          {brand.email}
        </a>
        .
      </p>
      <ButtonLink href="/home" className="mt-4">
        Retour à l'accueil
      </ButtonLink>
    </main>
  )
}

'use client'

import { BRAND_NAME } from '@/content/brand-name'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

/** The page could not be rendered. Data sent before is not lost; retrying is safe. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main className="mx-auto max-w-3xl px-4 py-24 md:px-8">
      <title>{`Erreur · ${BRAND_NAME}`}</title>
      <h1 className="text-4xl md:text-5xl">Cette page n’a pas pu s’afficher</h1>
      <p role="alert" className="mt-4 max-w-prose text-lg text-muted">
        Le serveur ne répond pas comme prévu, ou la connexion s’est interrompue. Réessayez dans un instant.
      </p>
      {error.digest && <p className="mt-2 text-muted">Référence pour l’agence : {error.digest}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {/* Not with buttonStyle, which every page would then load. */}
        <button type="button" onClick={reset} className="button button-primary">
          Réessayer
        </button>
        <a href="/home" className="button button-secondary">
          Retour à l’accueil
        </a>
      </div>
    </main>
  )
}

import type { ReactNode } from 'react'
import type { Refusal } from './reference'

/** The rules that apply to every call. */
export function Start({ address, refusals }: { address: string; refusals: Refusal[] }) {
  return (
    <section aria-labelledby="debut" className="mt-10">
      <Prose>
        <h2 id="debut">Pour commencer</h2>
        <p>
          Les adresses des appels viennent après <code className="break-words">{address}</code>, avec ou sans
          barre à la fin. Les corps et les réponses sont en JSON, sauf mention contraire ; les dates et heures
          sont en UTC.
        </p>
        <ul>
          <li>
            La même description pour les programmes : <a href="/api/openapi.json">openapi.json</a> (OpenAPI
            3.1)
          </li>
          <li>
            Les types TypeScript : <a href="/api/openapi.d.ts">openapi.d.ts</a>, à donner à openapi-fetch
          </li>
        </ul>
        <h3>Se faire connaître</h3>
        <p>
          <a href="/api/docs/authentification#post-auth-login">POST /auth/login</a> répond un jeton, à envoyer
          dans l’en-tête <code>Authorization: Bearer JETON</code>. Il vaut 15 minutes. Dans un navigateur, le
          cookie de session suffit. Ce qui est à quelqu’un d’autre répond comme ce qui n’existe pas.
        </p>
        <p>
          Ce que montre un site aux visiteurs se lit sans session, depuis n’importe quel site, et se confirme
          par <code>ETag</code>&nbsp;: renvoyé dans <code>If-None-Match</code>, il obtient un 304 tant que
          rien n’a changé, stock compris.
        </p>
        <h3>Les listes</h3>
        <p>
          Une liste répond toutes ses lignes. Avec <code>limit</code>, elle répond une page, et son en-tête{' '}
          <code>Link</code> mène à la suivante.
        </p>
        <h3 id="refus">Les refus</h3>
        <p>
          Un refus répond <a href="#objet-Error">Error</a> : un message en français, à montrer tel quel, un
          code, et les champs en cause.
        </p>
      </Prose>
      <dl className="mt-4 grid max-w-[68ch] grid-cols-[auto_minmax(0,1fr)] gap-x-6 max-sm:gap-x-4 gap-y-1 text-sm">
        {refusals.map(({ status, code, meaning }) => (
          <div key={code} className="contents">
            <dt>
              {status} <code>{code}</code>
            </dt>
            <dd className="wrap-anywhere">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Running text with a readable line length and space above headings. */
const Prose = ({ children }: { children: ReactNode }) => (
  <div className="max-w-[68ch] [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-3 [&_h2:first-child]:mt-0 [&_h2]:mt-12 [&_h2]:text-[1.75rem] [&_h3]:mt-8 [&_h3]:text-xl [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-6">
    {children}
  </div>
)

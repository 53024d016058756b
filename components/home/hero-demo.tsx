import { demo } from '@/content/hero'
import { withDe } from '@/lib/domain/elision'
import { House } from '../art/house'
import { Badge } from '../ui/badge'
import { HeroConversation } from './hero-conversation'

/** The house, a client's public website, and the client area that edits it, to try without an account. */
export function HeroDemo() {
  return (
    <section
      aria-label={`Exemple à essayer\u00a0: l’espace client ${withDe(demo.client)}`}
      className="group/demo mx-auto w-full max-w-125 tablet:mr-0"
    >
      <div className="grid grid-cols-[4fr_5fr] items-end gap-4 sm:gap-6">
        <House className="w-full" />
        <PublicSite />
      </div>
      <div className="mt-4 rounded-sheet border border-control bg-surface p-4 shadow-high sm:p-5">
        <p className="flex items-center justify-between gap-3">
          <span className="font-bold font-display text-xl tracking-[-0.02em]">Bonjour {demo.client}</span>
          <Badge look="info">Exemple</Badge>
        </p>
        <div className="mt-3 flex min-h-13 items-center justify-between gap-2 rounded-input border border-hairline pl-3">
          <p className="font-semibold text-sm">Avis {withDe(demo.review.of)}</p>
          <ReviewSwitch />
        </div>
        <HeroConversation first={demo.conversation} answers={demo.answers}>
          <MessageFields />
        </HeroConversation>
        <p className="mt-3 hidden border-hairline border-t pt-3 text-muted text-sm noscript:block">
          Ici, vous écrivez à l’agence, et une personne de l’équipe vous répond.
        </p>
      </div>
    </section>
  )
}

/** Only a checkbox: the public card reads it through :has(), without script. */
function ReviewSwitch() {
  return (
    <label className="group/switch relative flex min-h-11 items-center gap-2.5 px-3 font-semibold text-sm">
      <input
        type="checkbox"
        role="switch"
        id="essai-avis"
        defaultChecked
        className="absolute inset-0 appearance-none rounded-input"
      />
      <span className="sr-only">{`Caché ou visible\u00a0: avis ${withDe(demo.review.of)}`}</span>
      <span
        aria-hidden="true"
        className="switch-track flex h-6 w-11 items-center rounded-full border border-control bg-sunken px-0.5 group-has-checked/switch:border-accent-ring group-has-checked/switch:bg-accent-fill"
      >
        <span className="switch-knob size-4.5 rounded-full bg-control transition-transform duration-120 group-has-checked/switch:translate-x-5 group-has-checked/switch:bg-accent-on" />
      </span>
      <span aria-hidden="true" className="grid min-w-12 *:[grid-area:1/1]">
        <span className="invisible group-has-checked/switch:visible">Visible</span>
        <span className="group-has-checked/switch:invisible">Caché</span>
      </span>
    </label>
  )
}

function MessageFields() {
  return (
    <>
      <label htmlFor="essai" className="text-sm">
        <b className="font-semibold">Écrivez à l’agence</b>{' '}
        <span className="text-muted">(exemple, rien n’est envoyé)</span>
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id="essai"
          required
          maxLength={140}
          autoComplete="off"
          placeholder="Nos horaires changent"
          className="control min-h-11 border-control"
        />
        <button type="submit" className="button button-secondary">
          Essayer
        </button>
      </div>
    </>
  )
}

/** Both states share one grid cell, so that nothing moves between them. */
function PublicSite() {
  return (
    <figure className="overflow-hidden rounded-card border border-hairline bg-surface shadow-low">
      <figcaption className="border-hairline border-b bg-sunken px-3 py-1.5 text-muted text-sm lg:px-4">
        Le site public
      </figcaption>
      <div className="p-3 lg:p-4">
        <p className="font-bold font-display tracking-[-0.02em] leading-tight lg:text-lg">{demo.site}</p>
        <div aria-live="polite" className="mt-2 grid text-sm *:[grid-area:1/1]">
          <blockquote className="invisible group-has-[#essai-avis:checked]/demo:visible">
            <p className="text-balance">{`«\u00a0${demo.review.text}\u00a0»`}</p>
            <footer className="mt-1 text-muted">{demo.review.of}</footer>
          </blockquote>
          <p className="flex items-center justify-center rounded-input border border-control border-dashed p-2 text-center text-muted group-has-[#essai-avis:checked]/demo:hidden">
            Aucun avis affiché
          </p>
        </div>
      </div>
    </figure>
  )
}

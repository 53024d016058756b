import type { Proof } from '@/content/proof'
import { ProofPhoto } from './photo'

/** A client with their photo and the URL of their website, which is online. */
export function ProofOfClient({ client }: { client: Proof['client'] }) {
  if (!client) return null
  const { name, business, photo, url } = client
  return (
    <figure className="overflow-hidden rounded-card border border-hairline bg-surface">
      <ProofPhoto photo={photo} className="aspect-[3/2] w-full" />
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-4 tablet:px-6">
        <span>
          <b className="block font-semibold">{name}</b>
          <span className="text-muted text-sm">{business}</span>
        </span>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`${new URL(url).hostname} (nouvel onglet)`}
          className="text-link wrap-anywhere"
        >
          {new URL(url).hostname}
          <span aria-hidden="true">&nbsp;→</span>
        </a>
      </figcaption>
    </figure>
  )
}

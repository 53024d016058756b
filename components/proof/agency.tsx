import { brand } from '@/content/brand'
import type { Proof } from '@/content/proof'
import { ProofPhoto } from './photo'

/** The agency's photo, as wide as the page. */
export function ProofOfAgency({ agency }: { agency: Proof['agency'] }) {
  if (!agency) return null
  return (
    <figure className="mb-8 tablet:mb-10">
      <ProofPhoto photo={agency} className="aspect-[3/2] w-full rounded-sheet tablet:aspect-[5/2]" />
      <figcaption className="mt-2 text-muted text-sm">{`${brand.name}, ${brand.address.street}, ${brand.address.city}`}</figcaption>
    </figure>
  )
}

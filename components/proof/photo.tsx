import { clsx } from 'clsx'
import type { Photo } from '@/content/proof'

/** Its space is reserved until it loads. */
export const ProofPhoto = ({ photo, className }: { photo: Photo; className?: string }) => (
  <img {...photo} loading="lazy" decoding="async" className={clsx('bg-sunken object-cover', className)} />
)

import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import { narrowPicturePath } from '@/lib/domain/media/paths'

type Props = { hash: string | null | undefined; className?: string }

/** The first picture of a product, next to its name; not printed. */
export function ProductThumbnail({ hash, className = 'size-12' }: Props) {
  const box = clsx('shrink-0 rounded-input border border-hairline print:hidden', className)
  if (hash)
    return (
      <img
        src={narrowPicturePath(hash)}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className={clsx(box, 'object-cover')}
      />
    )
  return (
    <span aria-hidden="true" className={clsx(box, 'flex items-center justify-center bg-sunken')}>
      <ImageOff className="size-5 text-muted" />
    </span>
  )
}

'use client'

import { FileText, ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readableSize } from '@/components/uploads/readable-size'
import { isPreviewable, previewPath, ticketFilePath } from '@/lib/domain/tickets/paths'
import { type MessageFile } from '@/lib/domain/tickets/schema'
import type { UnsentFile } from './conversation'

type Props = {
  ticketId: number
  /** In the order in which they were sent; pending ones are still in the browser. */
  files: (MessageFile | UnsentFile)[]
}

const CHIP =
  'flex min-h-11 items-center gap-2.5 rounded-input border border-control bg-surface px-3 py-1.5 text-text no-underline'
const THUMB =
  'block w-44 overflow-hidden rounded-input border border-control bg-surface text-text no-underline'

/** The files of a message: pictures as thumbnails, others with name and size. Each is a download. */
export const MessageFiles = ({ ticketId, files }: Props) => (
  <ul
    aria-label={files.length === 1 ? 'Fichier joint' : `${files.length} fichiers joints`}
    className="flex max-w-full flex-wrap gap-2"
  >
    {files.map((shown, place) => {
      const { name, bytes } = shown
      const href = 'id' in shown ? ticketFilePath(ticketId, shown.id) : undefined
      const picture = pictureOf(ticketId, shown)
      const style = picture ? THUMB : CHIP
      const content = picture ? (
        <Picture of={picture} name={name} bytes={bytes} />
      ) : (
        <>
          <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <NameAndSize name={name} bytes={bytes} />
        </>
      )
      return (
        <li key={place} className="min-w-0 max-w-full">
          {href ? (
            <a href={href} download={name} className={`${style} hover:bg-sunken`}>
              {content}
            </a>
          ) : (
            <div className={style}>{content}</div>
          )}
        </li>
      )
    })}
  </ul>
)

/** The source of a thumbnail. */
function pictureOf(ticketId: number, shown: MessageFile | UnsentFile): string | Blob | undefined {
  if ('id' in shown) return shown.hasPreview ? previewPath(ticketId, shown.id) : undefined
  return shown.file && isPreviewable(shown.file.type) ? shown.file : undefined
}

const NameAndSize = ({ name, bytes }: { name: string; bytes: number }) => (
  <>
    <span className="min-w-0 truncate font-medium text-sm" title={name}>
      {name}
    </span>{' '}
    <span className="ml-auto shrink-0 text-muted text-sm tabular-nums">{readableSize(bytes)}</span>
  </>
)

/** Its box has a fixed size, whether or not the picture loads. */
function Picture({ of, name, bytes }: { of: string | Blob; name: string; bytes: number }) {
  const source = useSource(of)
  const [isBroken, setBroken] = useState(false)
  return (
    <>
      <span className="grid h-32 place-items-center bg-sunken">
        {isBroken ? (
          <ImageOff aria-hidden="true" className="size-6 text-muted" />
        ) : (
          source && (
            <img
              src={source}
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setBroken(true)}
              className="size-full min-h-0 object-cover"
            />
          )
        )}
      </span>
      <span className="flex items-center gap-2 border-hairline border-t px-2.5 py-1.5">
        <NameAndSize name={name} bytes={bytes} />
      </span>
    </>
  )
}

/** The URL of the picture; an object URL for a local file, revoked when no longer shown. */
function useSource(of: string | Blob): string | null {
  const [local, setLocal] = useState<string | null>(null)
  useEffect(() => {
    if (typeof of === 'string') return
    const address = URL.createObjectURL(of)
    setLocal(address)
    return () => URL.revokeObjectURL(address)
  }, [of])
  return typeof of === 'string' ? of : local
}

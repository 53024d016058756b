'use client'

import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_TYPES } from '@/lib/domain/media/schema'

type Props = { onFiles: (files: File[]) => void; floats?: boolean }

/** Chooses pictures to add: a tile of the grid; where it `floats`, on small screens a button over it. */
export function AddTile({ onFiles, floats = true }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-label="Images à ajouter"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // So that the same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <button
        type="button"
        data-floating-foot={floats || undefined}
        onClick={() => input.current?.click()}
        className={clsx('flex items-center justify-center gap-2 font-semibold', floats ? FLOATING : TILE)}
      >
        <ImagePlus aria-hidden="true" className="size-6" />
        Ajouter des images
      </button>
    </>
  )
}

const FLOATING =
  'max-md:fixed max-md:right-4 max-md:bottom-4 max-md:z-20 max-md:min-h-14 max-md:rounded-full max-md:bg-accent-fill max-md:inset-ring max-md:inset-ring-accent-edge max-md:px-5 max-md:text-accent-on max-md:shadow-high md:size-full md:min-h-48 md:flex-col md:rounded-card md:border-2 md:border-control md:border-dashed md:bg-surface md:text-accent-text md:hover:bg-sunken'
const TILE =
  'size-full min-h-32 flex-col rounded-card border-2 border-control border-dashed bg-surface text-accent-text hover:bg-sunken'

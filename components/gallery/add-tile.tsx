'use client'

import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_TYPES } from '@/lib/domain/media/schema'

/** Chooses pictures to add: a tile of the grid, on small screens a button that floats over it. */
export function AddTile({ onFiles }: { onFiles: (files: File[]) => void }) {
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
        onClick={() => input.current?.click()}
        className="flex items-center justify-center gap-2 font-semibold max-md:fixed max-md:right-4 max-md:bottom-4 max-md:z-20 max-md:min-h-14 max-md:rounded-full max-md:bg-accent-fill max-md:px-5 max-md:text-accent-on max-md:shadow-high md:size-full md:min-h-48 md:flex-col md:rounded-card md:border-2 md:border-control md:border-dashed md:bg-surface md:text-accent-text md:hover:bg-sunken"
      >
        <ImagePlus aria-hidden="true" className="size-6" />
        Ajouter des images
      </button>
    </>
  )
}

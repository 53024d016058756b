'use client'

import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_TYPES } from '@/lib/domain/media/constants'
import { buttonStyle } from '../ui/button'
import './gallery.css'

type Props = {
  onFiles: (files: File[]) => void
  /** A tile of the grid; a `bar` is one, too, but on a phone it stays at the foot of the window. */
  look: 'tile' | 'bar' | 'button'
}

/** Chooses pictures to add. */
export function AddTile({ onFiles, look }: Props) {
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
      {look === 'bar' && <span aria-hidden="true" className="foot-ground" />}
      <button
        type="button"
        data-writes
        data-floating-foot={look === 'bar' || undefined}
        onClick={() => input.current?.click()}
        className={look === 'button' ? buttonStyle({}) : clsx('add-tile', look === 'bar' && 'add-bar')}
      >
        <ImagePlus aria-hidden="true" className={look === 'button' ? 'size-5' : 'size-6'} />
        Ajouter des images
      </button>
    </>
  )
}

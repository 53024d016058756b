'use client'

import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_TYPES } from '@/lib/domain/media/constants'
import { buttonStyle } from '../ui/button'
import './gallery.css'

type Props = {
  onFiles: (files: File[]) => void
  /** `tile`: in the grid; `bar`: the same, but sticky at the bottom of the window on a phone. */
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
          // Allows choosing the same file again.
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

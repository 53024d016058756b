'use client'

import { ImagePlus } from 'lucide-react'
import { PICTURE_TYPES } from '@/lib/domain/media/constants'
import { buttonStyle } from '../ui/button'
import { describedBy } from '../ui/fields/field'
import { useHydrated } from '../ui/layout/use-hydrated'

type Props = {
  label: string
  hint?: string | undefined
  issue?: string | undefined
  onChoose: (file: File | null) => void
}

/** A button that opens the file chooser. The input has no name, so that the form's own submit leaves the file out. */
export function PhotoPicker({ label, hint, issue, onChoose }: Props) {
  const hydrated = useHydrated()
  return (
    <span className="relative inline-flex">
      <input
        type="file"
        id="photo"
        accept={PICTURE_TYPES.join(',')}
        disabled={!hydrated}
        {...describedBy({ name: 'photo', hint, issue })}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0] ?? null)
          // Allows choosing the same file again.
          event.currentTarget.value = ''
        }}
        className="peer sr-only"
      />
      <label
        htmlFor="photo"
        className={buttonStyle({
          look: 'secondary',
          size: 'small',
          className:
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent-ring peer-focus-visible:outline-offset-2',
        })}
      >
        <ImagePlus aria-hidden="true" className="size-4" />
        {label}
      </label>
    </span>
  )
}

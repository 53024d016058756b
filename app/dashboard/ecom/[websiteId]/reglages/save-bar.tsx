'use client'

import { clsx } from 'clsx'
import { useRef } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { ResumedInput } from '@/components/ui/fields/resumed-input'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useUnsaved } from '@/components/ui/forms/use-unsaved'

type Props = {
  label: string
  look?: ButtonLook['look']
  busy: boolean
  /** Whether the fields were restored from input before a reload. */
  isResumed: boolean
  /** Discards the stored input. */
  drop: () => void
}

/** The footer of a section's form. Sticky while there are unsaved changes, with a button to discard them. */
export function SaveBar({ label, look, busy, isResumed, drop }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const isUnsaved = useUnsaved(bar)
  function undo() {
    drop()
    bar.current?.closest('form')?.reset()
  }
  return (
    <div
      ref={bar}
      data-save-bar={isUnsaved ? 'open' : undefined}
      className={clsx(
        '-mx-5 flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4 border-y px-5 py-3 sm:-mx-6 sm:px-6',
        isUnsaved ? 'sticky bottom-0 z-5 border-hairline bg-surface' : 'border-transparent',
      )}
    >
      <SubmitButton look={look} className="max-sm:grow">
        {busy ? 'Enregistrement…' : label}
      </SubmitButton>
      {isUnsaved && !isResumed && (
        <Button look="quiet" onClick={undo} className="max-sm:px-3">
          Annuler
        </Button>
      )}
      {isResumed && <ResumedInput onDrop={drop} />}
      <p role="status" className="font-medium text-late text-sm max-sm:order-first max-sm:w-full sm:ml-auto">
        {isUnsaved && !isResumed && 'Modifications non enregistrées'}
      </p>
    </div>
  )
}

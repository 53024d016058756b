'use client'

import type { FormEvent, KeyboardEvent } from 'react'
import { PICTURE_ALT_MAX } from '@/lib/domain/media/constants'
import { Button } from '../ui/button'
import { TextareaField } from '../ui/fields/text-field'

type Props = { id: string; alt: string; onSave: (alt: string) => void; onCancel: () => void }

/** The form for a picture's alternative text, which is one line: Enter saves. */
export function AltForm({ id, alt, onSave, onCancel }: Props) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSave(String(new FormData(event.currentTarget).get(id)).replace(/\s+/g, ' ').trim())
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3">
      <TextareaField
        // An opening popover focuses the element with the attribute; it may already be open.
        ref={(area) => {
          area?.setAttribute('autofocus', '')
          area?.focus()
        }}
        name={id}
        rows={3}
        label="Texte alternatif"
        hint="Ce que montre l’image, pour qui ne la voit pas."
        defaultValue={alt}
        maxLength={PICTURE_ALT_MAX}
        autoComplete="off"
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" size="small" onClick={onCancel}>
          Annuler
        </Button>
        <Button type="submit" size="small">
          Enregistrer
        </Button>
      </div>
    </form>
  )
}

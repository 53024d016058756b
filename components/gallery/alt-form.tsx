'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { PICTURE_ALT_MAX } from '@/lib/domain/media/schema'
import { Button } from '../ui/button'
import { TextField } from '../ui/text-field'

type Props = { id: string; alt: string; onSave: (alt: string) => void; onCancel: () => void }

/** The form for a picture's alternative text. */
export function AltForm({ id, alt, onSave, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSave(String(new FormData(event.currentTarget).get(id)).trim())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
  }

  return (
    <form ref={form} onSubmit={onSubmit} onKeyDown={onKeyDown} className="flex flex-col gap-2">
      <TextField
        name={id}
        label="Texte alternatif"
        hint="Ce que montre l’image, pour qui ne la voit pas."
        defaultValue={alt}
        maxLength={PICTURE_ALT_MAX}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Enregistrer
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/ui/copy-button'

/** A newly created key. Takes the focus, because it is shown only once. */
export function NewKey({ text }: { text: string }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (text) section.current?.focus()
  }, [text])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Votre nouvelle clé"
      className="flex flex-col gap-3 rounded-card bg-success-ground p-4 text-success"
    >
      <p className="font-semibold">
        Votre clé est prête. Copiez-la maintenant&nbsp;: elle ne sera plus jamais affichée.
      </p>
      <code className="break-all rounded-input bg-surface px-3 py-2 text-sm text-text">{text}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copier la clé" instead="sélectionnez la clé." />
      </div>
    </section>
  )
}

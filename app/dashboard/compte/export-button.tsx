'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'
import { api, refusalOf } from '@/lib/browser/api'

const FAILED = 'L’archive n’a pas pu être préparée. Vérifiez votre connexion, puis réessayez.'

/** Downloads the archive, without script by a form. */
export function ExportButton() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function download(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      const answer = await api.fetchAuthorized((bearer) =>
        fetch('/api/users/export', {
          method: 'POST',
          headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
        }),
      )
      if (answer.ok) save(await answer.blob(), answer.headers)
      else setError((await refusalOf(answer)).message)
    } catch {
      setError(FAILED)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" action="/api/users/export" onSubmit={download} className="flex flex-col gap-3">
      {error && <Alert>{error}</Alert>}
      <Button type="submit" look="secondary" aria-disabled={busy} className="self-start max-sm:w-full">
        {busy ? 'Préparation…' : 'Télécharger mes données'}
      </Button>
    </form>
  )
}

function save(archive: Blob, headers: Headers) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(archive)
  link.download = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'ostal.zip'
  link.click()
  // After the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

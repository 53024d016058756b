'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { EntryKind } from '@/lib/domain/content/schema'
import { pictureRefusal } from '../uploads/file-refusal'
import { useUploads } from '../uploads/use-uploads'
import type { EntryDrafts } from './use-entry-drafts'

type Options = {
  kind: EntryKind
  /** Keeps the photo until it is uploaded, even if the owner opens another form. */
  drafts: EntryDrafts
  /** The photo chosen before this form was reopened. */
  chosen: File | undefined
  /** Called when the photo is uploaded, or was abandoned. */
  onFinished: (entryId: number) => void
}

/** The photo chosen for an entry. It is sent only once the entry is saved, so an entry exists even when its photo fails. */
export function useEntryPhoto({ kind, drafts, chosen: initialFile, onFinished }: Options) {
  const router = useRouter()
  const [file, setFile] = useState<File | null>(initialFile ?? null)
  const [issue, setIssue] = useState<string>()
  const [entryId, setEntryId] = useState<number | null>(null)
  const isMounted = useIsMounted()
  const { items, add, cancel, retry } = useUploads(null, {
    onStored: () => {
      router.refresh()
      finish()
    },
  })

  function finish() {
    if (entryId === null) return
    drafts.forget(entryId)
    // The owner may have opened another form in the meantime.
    if (isMounted.current) onFinished(entryId)
  }

  /** Accepts a file, or sets the reason why not; null clears the chosen one. */
  function choose(chosen: File | null): File | null {
    const refusal = chosen && pictureRefusal(chosen)
    setIssue(refusal ?? undefined)
    const accepted = refusal ? null : chosen
    setFile(accepted)
    return accepted
  }

  function send(photo: File, id: number) {
    setEntryId(id)
    drafts.keep(id, { photo })
    for (const item of items) cancel(item.id)
    add([photo], { for: kind, entryId: id })
  }

  /** Keeps the entry without this photo. */
  function giveUp() {
    for (const { id } of items) cancel(id)
    finish()
  }

  return { file, issue, url: useObjectUrl(file), entryId, items, choose, send, retry, giveUp }
}

export type EntryPhoto = ReturnType<typeof useEntryPhoto>

function useIsMounted() {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return url
}

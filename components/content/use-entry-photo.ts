'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { EntryKind } from '@/lib/domain/content/schema'
import { pictureRefusal } from '../uploads/file-refusal'
import { useUploads } from '../uploads/use-uploads'
import type { EntryDrafts } from './use-entry-drafts'

type Options = {
  kind: EntryKind
  /** Keeps the photo until it has arrived, for an owner who has begun another form meanwhile. */
  drafts: EntryDrafts
  /** Was chosen before. */
  chosen: File | undefined
  /** The photo has arrived, or was given up. */
  onFinished: (entryId: number) => void
}

/** The photo that is chosen for an entry. It can be sent only once the entry is saved, so an entry whose photo failed is
 *  there all the same. */
export function useEntryPhoto({ kind, drafts, chosen: before, onFinished }: Options) {
  const router = useRouter()
  const [file, setFile] = useState<File | null>(before ?? null)
  const [issue, setIssue] = useState<string>()
  const [entryId, setEntryId] = useState<number | null>(null)
  const isShown = useShown()
  const { items, add, cancel, retry } = useUploads(null, {
    onStored: () => {
      router.refresh()
      finish()
    },
  })

  function finish() {
    if (entryId === null) return
    drafts.forget(entryId)
    // The owner may have begun another form meanwhile.
    if (isShown.current) onFinished(entryId)
  }

  /** Takes a file, or says why not; null takes the chosen one back. */
  function choose(chosen: File | null): File | null {
    const refusal = chosen && pictureRefusal(chosen)
    setIssue(refusal ?? undefined)
    const taken = refusal ? null : chosen
    setFile(taken)
    return taken
  }

  function send(photo: File, id: number) {
    setEntryId(id)
    drafts.keep(id, { photo })
    for (const item of items) cancel(item.id)
    add([photo], { for: kind, entryId: id })
  }

  /** Leaves the entry without this photo. */
  function giveUp() {
    for (const { id } of items) cancel(id)
    finish()
  }

  return { file, issue, url: useObjectUrl(file), entryId, items, choose, send, retry, giveUp }
}

export type EntryPhoto = ReturnType<typeof useEntryPhoto>

function useShown() {
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return shown
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

'use client'

import { useEffect, useRef, useState } from 'react'
import { failureOf } from '@/lib/browser/uploads/failure'
import { type Sending, sendPicture } from '@/lib/browser/uploads/send-picture'
import type { StoredPicture } from '@/lib/browser/uploads/stored-picture'
import type { UploadTarget } from '@/lib/domain/uploads/schema'
import { pictureRefusal } from './file-refusal'
import { newUpload, nextUploads, progressUpdate, type UploadItem, updateItem } from './upload-queue'

type Options = {
  /** Called when a file has become a picture. */
  onStored: (picture: StoredPicture, id: string) => void
  onFailed?: (error: string, id: string) => void
}

type Attempt = { sending: Sending; abort: AbortController }

/** The uploads to `target`. `add` accepts another target for a file whose target is known only later, such as the
 *  picture of an entry that is being created; `cancel` removes an upload from the list in any state, but one being
 *  checked still becomes a picture. Uploads continue when their screen unmounts. */
export function useUploads(target: UploadTarget | null, { onStored, onFailed }: Options) {
  const [items, setItems] = useState<UploadItem[]>([])
  // An upload that ends later must see the current items, not those of its render.
  const latest = useRef(items)
  const attempts = useRef(new Map<string, Attempt>())
  const callbacks = useRef({ onStored, onFailed })
  useEffect(() => {
    callbacks.current = { onStored, onFailed }
  })

  function update(change: (items: UploadItem[]) => UploadItem[]) {
    latest.current = change(latest.current)
    setItems(latest.current)
  }
  const patch = (id: string, change: Partial<UploadItem>) => update((known) => updateItem(known, id, change))

  async function send(id: string) {
    const attempt = attempts.current.get(id)
    if (!attempt) return
    const { signal } = attempt.abort
    // Ignores results of an attempt that was cancelled or replaced by a retry.
    const isOver = () => signal.aborted || attempts.current.get(id)?.abort.signal !== signal
    const onProgress = (share: number) => isOver() || patch(id, progressUpdate(share))
    try {
      const picture = await sendPicture(attempt.sending, { onProgress, signal })
      if (isOver()) return
      patch(id, { state: 'done', progress: 1 })
      callbacks.current.onStored(picture, id)
    } catch (error) {
      if (isOver()) return
      console.error(error)
      const failure = failureOf(error)
      patch(id, { state: 'failed', ...failure })
      callbacks.current.onFailed?.(failure.error, id)
    } finally {
      start()
    }
  }

  function start() {
    for (const id of nextUploads(latest.current)) {
      // The file of an earlier attempt may have arrived although its response was lost.
      const mayBeStored = attempts.current.get(id)?.sending.uploadId !== undefined
      patch(id, { state: mayBeStored ? 'checking' : 'sending', progress: 0 })
      void send(id)
    }
  }

  function add(files: File[], to: UploadTarget | null = target): string[] {
    if (!to) throw new Error('Files are added for something')
    const added = files.map((file) => {
      const item = newUpload(crypto.randomUUID(), file, pictureRefusal(file))
      attempts.current.set(item.id, { sending: { file, target: to }, abort: new AbortController() })
      return item
    })
    update((known) => [...known, ...added])
    for (const { id, error } of added) if (error) callbacks.current.onFailed?.(error, id)
    start()
    return added.map(({ id }) => id)
  }

  function cancel(id: string) {
    attempts.current.get(id)?.abort.abort()
    attempts.current.delete(id)
    update((known) => known.filter((item) => item.id !== id))
    start()
  }

  function retry(id: string) {
    const attempt = attempts.current.get(id)
    if (!attempt || latest.current.find((item) => item.id === id)?.canRetry !== true) return
    attempts.current.set(id, { ...attempt, abort: new AbortController() })
    patch(id, { state: 'waiting', progress: 0, error: undefined, canRetry: false })
    start()
  }

  return { items, add, cancel, retry }
}

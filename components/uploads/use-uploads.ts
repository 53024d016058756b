'use client'

import { useEffect, useRef, useState } from 'react'
import { failureOf } from '@/lib/browser/uploads/failure'
import { type Sending, sendPicture } from '@/lib/browser/uploads/send-picture'
import type { StoredPicture } from '@/lib/browser/uploads/stored-picture'
import type { UploadTarget } from '@/lib/domain/uploads/schema'
import { pictureRefusal } from './file-refusal'
import { advanced, changed, newUpload, nextUploads, type UploadItem } from './upload-queue'

type Options = {
  /** A file has become a picture. */
  onStored: (picture: StoredPicture, id: string) => void
  onFailed?: (error: string, id: string) => void
}

type Work = { sending: Sending; abort: AbortController }

/** Files on their way to `target`. `add` takes another target for a file whose place is known only later, such as the
 *  picture of an entry that is being created; `cancel` takes an upload out of the list, whatever its state: one that is
 *  being checked becomes a picture all the same. What was sent goes on when the screen that sent it goes away. */
export function useUploads(target: UploadTarget | null, { onStored, onFailed }: Options) {
  const [items, setItems] = useState<UploadItem[]>([])
  // Uploads that end later build on what is known then.
  const latest = useRef(items)
  const works = useRef(new Map<string, Work>())
  const told = useRef({ onStored, onFailed })
  useEffect(() => {
    told.current = { onStored, onFailed }
  })

  function update(change: (items: UploadItem[]) => UploadItem[]) {
    latest.current = change(latest.current)
    setItems(latest.current)
  }
  const patch = (id: string, change: Partial<UploadItem>) => update((known) => changed(known, id, change))

  async function send(id: string) {
    const work = works.current.get(id)
    if (!work) return
    const { signal } = work.abort
    // What a cancelled attempt still says is of no interest, nor is what follows a retry.
    const isOver = () => signal.aborted || works.current.get(id)?.abort.signal !== signal
    const onProgress = (share: number) => isOver() || patch(id, advanced(share))
    try {
      const picture = await sendPicture(work.sending, { onProgress, signal })
      if (isOver()) return
      patch(id, { state: 'done', progress: 1 })
      told.current.onStored(picture, id)
    } catch (error) {
      if (isOver()) return
      console.error(error)
      const failure = failureOf(error)
      patch(id, { state: 'failed', ...failure })
      told.current.onFailed?.(failure.error, id)
    } finally {
      start()
    }
  }

  function start() {
    for (const id of nextUploads(latest.current)) {
      // The file of an earlier attempt may have come although nobody said so.
      const isThere = works.current.get(id)?.sending.uploadId !== undefined
      patch(id, { state: isThere ? 'checking' : 'sending', progress: 0 })
      void send(id)
    }
  }

  function add(files: File[], to: UploadTarget | null = target): string[] {
    if (!to) throw new Error('Files are added for something')
    const added = files.map((file) => {
      const item = newUpload(crypto.randomUUID(), file, pictureRefusal(file))
      works.current.set(item.id, { sending: { file, target: to }, abort: new AbortController() })
      return item
    })
    update((known) => [...known, ...added])
    for (const { id, error } of added) if (error) told.current.onFailed?.(error, id)
    start()
    return added.map(({ id }) => id)
  }

  function cancel(id: string) {
    works.current.get(id)?.abort.abort()
    works.current.delete(id)
    update((known) => known.filter((item) => item.id !== id))
    start()
  }

  function retry(id: string) {
    const work = works.current.get(id)
    if (!work || latest.current.find((item) => item.id === id)?.canRetry !== true) return
    works.current.set(id, { ...work, abort: new AbortController() })
    patch(id, { state: 'waiting', progress: 0, error: undefined, canRetry: false })
    start()
  }

  return { items, add, cancel, retry }
}

'use client'

import { useEffect, useRef, useState } from 'react'
import { pictureRefusal } from '@/components/uploads/file-refusal'
import { useUploads } from '@/components/uploads/use-uploads'

/** The pictures chosen for a product before it exists, and their upload. They are sent one after the other, to keep their
 *  order. `onFinished`: called once all are stored or skipped. */
export function useProductPictures(onFinished: () => void) {
  const [files, setFiles] = useState<File[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [productId, setProductId] = useState<number | null>(null)
  const current = useRef(0)
  const { items, add, cancel, retry } = useUploads(null, {
    onStored: () => {
      if (productId !== null) sendNext(productId)
    },
  })

  function choose(chosen: File[]) {
    setRefusal(chosen.map(pictureRefusal).find((reason) => reason !== null) ?? undefined)
    setFiles([...files, ...chosen.filter((file) => pictureRefusal(file) === null)])
  }

  function sendNext(id: number) {
    const next = files[current.current]
    current.current += 1
    if (next) add([next], { for: 'products', entryId: id })
    else onFinished()
  }

  /** Skips the picture that failed to upload. */
  function skip() {
    for (const { id, state } of items) if (state !== 'done') cancel(id)
    if (productId !== null) sendNext(productId)
  }

  return {
    files,
    refusal,
    /** The object URL of each file, for its preview. */
    urls: useObjectUrls(files),
    productId,
    items,
    choose,
    move: (from: number, to: number) => {
      const moved = files[from]
      if (moved && to in files) setFiles(files.toSpliced(from, 1).toSpliced(to, 0, moved))
    },
    remove: (index: number) => setFiles(files.filter((_, at) => at !== index)),
    send: (id: number) => {
      setProductId(id)
      sendNext(id)
    },
    retry,
    skip,
  }
}

export type ProductPictures = ReturnType<typeof useProductPictures>

/** Object URLs of files; each is revoked once its file is no longer in the list. */
function useObjectUrls(files: readonly File[]): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(new Map())
  const known = useRef<ReadonlyMap<File, string>>(urls)
  useEffect(() => {
    const next = new Map(files.map((file) => [file, known.current.get(file) ?? URL.createObjectURL(file)]))
    for (const [file, url] of known.current) if (!next.has(file)) URL.revokeObjectURL(url)
    known.current = next
    setUrls(next)
  }, [files])
  useEffect(
    () => () => {
      for (const url of known.current.values()) URL.revokeObjectURL(url)
      known.current = new Map()
    },
    [],
  )
  return urls
}

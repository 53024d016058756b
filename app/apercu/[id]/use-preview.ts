'use client'

import { type RefObject, useEffect, useState } from 'react'
import { mountPreview, PREVIEWS } from '@/lib/browser/embed/preview'
import type { List } from './element-line'

type PreviewState = 'loading' | 'shown' | 'empty' | 'failed'

/** Renders one of the embed's lists into `host`, with the embed's own code and the data that the website's owner may read. */
export function usePreview(host: RefObject<HTMLElement | null>, list: List, websiteId: number) {
  const [state, setState] = useState<PreviewState>('loading')
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let current = attempt > 0
    const show = async () => {
      const preview = await PREVIEWS[list](websiteId)
      if (!current) return
      if (preview && host.current) mountPreview(host.current, preview)
      setState(preview ? 'shown' : 'empty')
    }
    show().catch(() => current && setState('failed'))
    return () => {
      current = false
    }
  }, [host, list, websiteId, attempt])
  const again = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return { state, again }
}

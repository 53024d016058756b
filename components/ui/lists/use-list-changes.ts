'use client'

import { unstable_rethrow } from 'next/navigation'
import { startTransition, useLayoutEffect, useOptimistic, useRef, useState } from 'react'
import { showToast } from '../overlays/toast'
import { showUndo } from '../overlays/undo'

export type Failure<Change> = { change: Change; reason: string }

type Options<Item, Change> = {
  /** The list as it will be once the change is saved. */
  apply: (items: Item[], change: Change) => Item[]
  /** What a screen reader announces at once; '' when `toast` announces it after the change. */
  announce: (item: Item, change: Change, count: number) => string
  /** The toast after a change without a visible effect. */
  toast: (item: Item, change: Change) => string | undefined
  /** The change that undoes one, and the id of the element to focus then; offered by its toast. */
  undo?: (item: Item, change: Change) => { change: Change; focus: string } | undefined
  /** Saves the change on the server; returns the French reason of a refusal, or undefined. The server's list replaces
   *  the optimistic one afterwards. */
  change: (change: Change) => Promise<string | undefined>
}

const UNREACHABLE = 'Vérifiez votre connexion, puis réessayez.'

/** A list with its pending changes already applied; a refused one is undone. */
export function useListChanges<Item, Change>(
  items: Item[],
  { apply, announce, toast, undo, change }: Options<Item, Change>,
) {
  const [shown, applyOptimistically] = useOptimistic(items, apply)
  const [failure, setFailure] = useState<Failure<Change> | null>(null)
  const [news, setNews] = useState('')
  const focusTarget = useRef<string | null>(null)

  // A row that moves or disappears loses the focus.
  useLayoutEffect(() => {
    if (focusTarget.current && document.activeElement === document.body)
      document.getElementById(focusTarget.current)?.focus()
  })

  /** `focus`: the id of the element that gets the focus afterwards. */
  function run(item: Item, one: Change, focus: string) {
    focusTarget.current = focus
    setFailure(null)
    setNews(announce(item, one, shown.length))
    startTransition(async () => {
      applyOptimistically(one)
      const reason = await attempt(change, one)
      if (reason === undefined) {
        const text = toast(item, one)
        const back = undo?.(item, one)
        if (text && back) showUndo(text, () => run(item, back.change, back.focus))
        else if (text) showToast({ text })
        return
      }
      setNews('')
      setFailure({ change: one, reason })
    })
  }

  return { shown, failure, news, run }
}

async function attempt<Change>(
  change: Options<unknown, Change>['change'],
  one: Change,
): Promise<string | undefined> {
  try {
    return await change(one)
  } catch (error) {
    unstable_rethrow(error)
    console.error(error)
    return UNREACHABLE
  }
}

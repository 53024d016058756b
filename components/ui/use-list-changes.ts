'use client'

import { unstable_rethrow } from 'next/navigation'
import { startTransition, useLayoutEffect, useOptimistic, useRef, useState } from 'react'

export type Failure<Change> = { change: Change; reason: string }

type Options<Item, Change> = {
  /** The list as it will be once the change is through. */
  apply: (items: Item[], change: Change) => Item[]
  /** What a screen reader is told. */
  announce: (item: Item, change: Change, count: number) => string
  /** Makes the change on the server; answers why it was refused, in French, or nothing. The list that the page hands
   *  down afterwards is the truth. */
  change: (change: Change) => Promise<string | undefined>
}

const UNREACHABLE = 'Vérifiez votre connexion, puis réessayez.'

/** A list as it will be once the changes on their way are through; a refused one is taken back. */
export function useListChanges<Item, Change>(
  items: Item[],
  { apply, announce, change }: Options<Item, Change>,
) {
  const [shown, anticipate] = useOptimistic(items, apply)
  const [failure, setFailure] = useState<Failure<Change> | null>(null)
  const [news, setNews] = useState('')
  const wanted = useRef<string | null>(null)

  // A row that moves or goes takes the keyboard with it.
  useLayoutEffect(() => {
    if (wanted.current && document.activeElement === document.body)
      document.getElementById(wanted.current)?.focus()
  })

  /** `focus`: the id of the element that has the keyboard afterwards. */
  function run(item: Item, one: Change, focus: string) {
    wanted.current = focus
    setFailure(null)
    setNews(announce(item, one, shown.length))
    startTransition(async () => {
      anticipate(one)
      const reason = await attempt(change, one)
      if (reason === undefined) return
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

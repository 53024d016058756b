'use client'

import { unstable_rethrow } from 'next/navigation'
import { startTransition, useLayoutEffect, useOptimistic, useRef, useState } from 'react'
import { announce, applyChange, type EntryChange } from './entry-changes'
import type { AnyEntry } from './entry-words'

/** Makes the change on the server; answers why it was refused, in French, or nothing. The list that the page hands
 *  down afterwards is the truth. */
export type ChangeEntry = (change: EntryChange) => Promise<string | undefined>

export type Failure = { change: EntryChange; reason: string }

const UNREACHABLE = 'Vérifiez votre connexion, puis réessayez.'

/** A website's list as it will be once the changes on their way are through; a refused one is taken back. */
export function useEntryChanges(entries: AnyEntry[], change: ChangeEntry) {
  const [shown, anticipate] = useOptimistic(entries, applyChange)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [news, setNews] = useState('')
  const wanted = useRef<string | null>(null)

  // A row that moves or goes takes the keyboard with it.
  useLayoutEffect(() => {
    if (wanted.current && document.activeElement === document.body)
      document.getElementById(wanted.current)?.focus()
  })

  /** `focus`: the id of the element that has the keyboard afterwards. */
  function run(entry: AnyEntry, one: EntryChange, focus: string) {
    wanted.current = focus
    setFailure(null)
    setNews(announce(entry, one, shown.length))
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

async function attempt(change: ChangeEntry, one: EntryChange): Promise<string | undefined> {
  try {
    return await change(one)
  } catch (error) {
    unstable_rethrow(error)
    console.error(error)
    return UNREACHABLE
  }
}

import { useRef, useState } from 'react'
import { TICKET_FILES_MAX, TOO_MANY_FILES } from '@/lib/domain/tickets/constants'
import { checkTicketFile } from '@/lib/domain/tickets/policy'

export type ChosenFile = { id: string; file: File; fault?: string }

/** The files chosen for a request or a message. Each is checked when it is chosen, before any upload begins. */
export function useTicketFiles(tooMany = TOO_MANY_FILES) {
  const [chosen, setChosen] = useState<ChosenFile[]>([])
  const [notTaken, setNotTaken] = useState('')
  // Asynchronous checks build on the latest state when they end.
  const latest = useRef(chosen)
  const checks = useRef(new Map<string, Promise<unknown>>())

  function update(change: (chosen: ChosenFile[]) => ChosenFile[]) {
    latest.current = change(latest.current)
    setChosen(latest.current)
  }

  function add(files: File[]) {
    const room = TICKET_FILES_MAX - latest.current.length
    const added = files.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }))
    const names = files.slice(room).map(({ name }) => `«\u00a0${name}\u00a0»`)
    setNotTaken(names.length > 0 ? `${tooMany} Non ajouté\u00a0: ${names.join(', ')}.` : '')
    update((known) => [...known, ...added])
    for (const { id, file } of added) checks.current.set(id, check(id, file))
  }

  async function check(id: string, file: File) {
    const fault = await checkTicketFile(file, file.name).then(
      (checked) => checked.fault?.message,
      // The file was moved or deleted after it was chosen.
      () => 'Ce fichier ne peut plus être lu. Choisissez-le à nouveau.',
    )
    if (fault) update((known) => known.map((one) => (one.id === id ? { ...one, fault } : one)))
  }

  function remove(id: string) {
    checks.current.delete(id)
    setNotTaken('')
    update((known) => known.filter((one) => one.id !== id))
  }

  function clear() {
    checks.current.clear()
    setNotTaken('')
    update(() => [])
  }

  /** The files to send, once all are checked; null when one is refused. */
  async function waitForChecks(): Promise<File[] | null> {
    await Promise.all(checks.current.values())
    return latest.current.some(({ fault }) => fault) ? null : latest.current.map(({ file }) => file)
  }

  return { chosen, notTaken, add, remove, clear, waitForChecks }
}

'use client'

import { ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { markedEntry, type OpenEntries, type OutlineEntry, toggleEntry } from '@/lib/domain/texts/schema'
import { buttonStyle } from '../ui/button'
import { useActiveHeading } from './use-active-heading'

const SHEET = 'sommaire'

/** A text's table of contents: next to it, on a phone in a sheet. Without script every entry is visible. */
export function Contents({ entries }: { entries: OutlineEntry[] }) {
  const [open, setOpen] = useState<OpenEntries>({ 1: entries[0]?.id })
  const panel = useRef<HTMLElement>(null)
  const marked = markedEntry(entries, open, useActiveHeading(entries))

  useEffect(() => {
    if (marked) keepInSight(panel.current, marked)
  }, [marked])

  function press(entry: OutlineEntry) {
    setOpen((before) => toggleEntry(before, entry))
    // The sheet stays open for an entry with children.
    if (entry.children.length === 0 && panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={SHEET}
        className={buttonStyle({
          className: 'text-contents-button stays-below fixed bottom-4 left-4 z-10 shadow-high md:hidden',
        })}
      >
        Sommaire
      </button>
      <nav ref={panel} id={SHEET} popover="auto" aria-labelledby="sommaire-titre" className="text-contents">
        <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between bg-surface pl-2 md:static md:min-h-0 md:bg-transparent md:pb-2">
          <p id="sommaire-titre" className="display text-xl">
            Sommaire
          </p>
          <button
            type="button"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            aria-label="Fermer"
            className={buttonStyle({ look: 'quiet', className: 'w-11 px-0 text-muted md:hidden' })}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <Entries entries={entries} open={open} marked={marked} onPress={press} />
      </nav>
    </>
  )
}

type EntriesProps = {
  entries: OutlineEntry[]
  open: OpenEntries
  marked: string | undefined
  onPress: (entry: OutlineEntry) => void
}

function Entries({ entries, ...rest }: EntriesProps) {
  const { open, marked, onPress } = rest
  return (
    <ul>
      {entries.map((entry) => {
        const { id, level, text, children } = entry
        const isOpen = open[level] === id
        return (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={marked === id ? 'location' : undefined}
              aria-expanded={children.length > 0 ? isOpen : undefined}
              onClick={() => onPress(entry)}
            >
              {text}
              {children.length > 0 && (
                <ChevronRight
                  aria-hidden="true"
                  className={`ml-auto size-4 shrink-0 self-center text-muted noscript:hidden ${isOpen ? 'rotate-90' : ''}`}
                />
              )}
            </a>
            {children.length > 0 && (
              <div className={isOpen ? undefined : 'hidden noscript:block'}>
                <Entries entries={children} {...rest} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Scrolls only the panel, never the page. */
function keepInSight(panel: HTMLElement | null, id: string): void {
  const link = panel?.querySelector(`[href="#${CSS.escape(id)}"]`)
  if (!panel || !link) return
  const [frame, box] = [panel.getBoundingClientRect(), link.getBoundingClientRect()]
  if (box.top < frame.top) panel.scrollTop -= frame.top - box.top
  if (box.bottom > frame.bottom) panel.scrollTop += box.bottom - frame.bottom
}

'use client'

import { type ComponentProps, type InputEvent, useEffect, useRef } from 'react'

/** A group of radio buttons named `name` whose choice is in the URL, so that a reload and a shared link show the same. */
export function ChosenInAddress({ name, ...rest }: ComponentProps<'fieldset'> & { name: string }) {
  const group = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    const wished = new URLSearchParams(location.search).get(name)
    for (const radio of group.current?.querySelectorAll('input') ?? [])
      if (radio.value === wished) radio.checked = true
  }, [name])

  function keep({ target }: InputEvent<HTMLFieldSetElement>) {
    const address = new URL(location.href)
    address.searchParams.set(name, (target as Element as HTMLInputElement).value)
    history.replaceState(history.state, '', address)
  }

  // Not onChange: React assumes that the button unchecked by the effect is still checked, and reports no change to it.
  return <fieldset {...rest} ref={group} onInput={keep} />
}

import type { ReactNode } from 'react'

type Props = {
  request: {
    contactOption: 'phone' | 'email'
    preferredDays: string | null
    preferredHours: string | null
    exclusivePeriod: string | null
  }
  /** The deadline of the call, in words; null once it has passed. */
  due: ReactNode
}

/** « Vous appelle au plus tard le … », and the client's wishes for a call. */
export function Callback({ request, due }: Props) {
  const { contactOption, preferredDays, preferredHours, exclusivePeriod } = request
  const preferences = [preferredDays, preferredHours, exclusivePeriod].filter(Boolean).join(' · ')
  const does = contactOption === 'phone' ? 'Vous appelle' : 'Vous écrit'
  return (
    <>
      <p>
        {does} {due ? <>au plus tard le {due}</> : 'dès que possible'}.
      </p>
      {contactOption === 'phone' && preferences && (
        <p className="wrap-anywhere text-muted text-sm">Vous préférez&nbsp;: {preferences}</p>
      )}
    </>
  )
}

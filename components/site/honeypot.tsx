import { HONEYPOT } from '@/lib/domain/forms/schema'

/** A field that people neither see nor reach, so that a filled one reveals a bot. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0 [clip-path:inset(50%)]">
      <label>
        Ne remplissez pas ce champ
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

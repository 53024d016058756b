import type { Proof } from '@/content/proof'
import { ProofPhoto } from './photo'

/** The person who calls back, next to the form that requests the call. */
export function ProofOfCallback({ callback }: { callback: Proof['callback'] }) {
  if (!callback) return null
  const { name, role, delay, photo } = callback
  return (
    <div className="flex items-center gap-4 border-hairline border-b pb-5">
      {photo && <ProofPhoto photo={photo} className="size-16 shrink-0 rounded-full" />}
      <p>
        <b className="block font-semibold">{`${name} vous rappelle ${delay}.`}</b>
        <span className="text-muted text-sm">{role}</span>
      </p>
    </div>
  )
}

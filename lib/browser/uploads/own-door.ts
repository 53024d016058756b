import { type ApiError, api, refusalOf } from '../api'

/** A `fetch` for the vendor's script: what it asks our own route goes by the session's rules, and is remembered. */
export function ownDoor() {
  const door = {
    /** The upload that our route has begun. */
    uploadId: undefined as string | undefined,
    /** What our route refused, in its own words; the vendor's script would put it in its own. */
    refusal: undefined as ApiError | undefined,
    fetch: (async (input, init = {}) => {
      if (new URL(String(input), location.href).origin !== location.origin) return fetch(input, init)
      const answer = await api.authorized((bearer) => {
        const headers = new Headers(init.headers)
        if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
        return fetch(input, { ...init, headers })
      })
      if (answer.ok) door.uploadId = (await answer.clone().json())[0]?.customId
      else door.refusal = await refusalOf(answer.clone())
      return answer
    }) as typeof fetch,
  }
  return door
}

import { type ApiError, api, refusalOf } from '../api'

/** A `fetch` for the vendor's script that authorizes calls to our own route and records their results. */
export function createUploadClient() {
  const client = {
    /** The id of the upload that our route started. */
    uploadId: undefined as string | undefined,
    /** Our route's refusal, because the vendor's script would replace its message. */
    refusal: undefined as ApiError | undefined,
    fetch: (async (input, init = {}) => {
      if (new URL(String(input), location.href).origin !== location.origin) return fetch(input, init)
      const answer = await api.fetchAuthorized((bearer) => {
        const headers = new Headers(init.headers)
        if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
        return fetch(input, { ...init, headers })
      })
      if (answer.ok) client.uploadId = (await answer.clone().json())[0]?.customId
      else client.refusal = await refusalOf(answer.clone())
      return answer
    }) as typeof fetch,
  }
  return client
}

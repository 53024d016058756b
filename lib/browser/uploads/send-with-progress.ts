/** Longer than the server takes for the largest picture; a line that is silent for so long is dead. */
const SILENCE_MS = 90_000

type Watch = {
  /** The share of the body that has left, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A `fetch` that tells how far the sending is, which fetch itself does not: https://fetch.spec.whatwg.org has no
 *  progress of uploads, XMLHttpRequest has. */
export function sendWithProgress({ onProgress, signal }: Watch): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let silence = setTimeout(giveUp, SILENCE_MS)
      function giveUp() {
        request.abort()
      }
      function heard() {
        clearTimeout(silence)
        silence = setTimeout(giveUp, SILENCE_MS)
      }
      function over() {
        clearTimeout(silence)
        signal.removeEventListener('abort', giveUp)
      }
      signal.addEventListener('abort', giveUp)
      request.upload.onprogress = ({ loaded, total }) => {
        heard()
        onProgress(total > 0 ? loaded / total : 0)
      }
      request.onload = () => resolve(new Response(bodyOf(request), { status: request.status }))
      request.onerror = () => reject(new TypeError('The upload was cut off'))
      request.onabort = () => reject(signal.reason ?? new TypeError('The upload was cut off'))
      request.onloadend = over
      request.open(init.method ?? 'GET', String(input))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      signal.throwIfAborted()
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined)
    })
}

/** A Response with one of these statuses may have no body. */
const bodyOf = ({ status, responseText }: XMLHttpRequest) =>
  [204, 205, 304].includes(status) ? null : responseText

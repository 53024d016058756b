/** Longer than the server needs for the largest picture; a connection silent for so long is dead. */
const SILENCE_MS = 90_000

type Watch = {
  /** `share`: the part of the body that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A `fetch` that reports upload progress, built on XMLHttpRequest because fetch reports none
 *  (https://fetch.spec.whatwg.org). */
export function sendWithProgress({ onProgress, signal }: Watch): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let timer = setTimeout(giveUp, SILENCE_MS)
      function giveUp() {
        request.abort()
      }
      function restartTimer() {
        clearTimeout(timer)
        timer = setTimeout(giveUp, SILENCE_MS)
      }
      function cleanUp() {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
      }
      signal.addEventListener('abort', giveUp)
      request.upload.onprogress = ({ loaded, total }) => {
        restartTimer()
        onProgress(total > 0 ? loaded / total : 0)
      }
      request.onload = () => resolve(new Response(bodyOf(request), { status: request.status }))
      request.onerror = () => reject(new TypeError('The upload was cut off'))
      request.onabort = () => reject(signal.reason ?? new TypeError('The upload was cut off'))
      request.onloadend = cleanUp
      request.open(init.method ?? 'GET', String(input))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      signal.throwIfAborted()
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined)
    })
}

/** A Response with one of these statuses may have no body. */
const bodyOf = ({ status, responseText }: XMLHttpRequest) =>
  [204, 205, 304].includes(status) ? null : responseText

/** A body whose source may be silent for at most that long at a time; a slow reader does not count as silence. */
export function silenceLimited(
  body: ReadableStream<Uint8Array>,
  milliseconds: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let timer: NodeJS.Timeout | undefined
      const silence = new Promise<never>((_, reject) => {
        const giveUp = () => reject(new DOMException('The file host fell silent', 'TimeoutError'))
        timer = setTimeout(giveUp, milliseconds)
      })
      try {
        const { done, value } = await Promise.race([reader.read(), silence])
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        void reader.cancel(error).catch(() => {})
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

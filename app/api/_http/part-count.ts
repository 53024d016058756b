const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i

/** Counts the parts of a form as its bytes arrive. The parser silently skips a part whose header it cannot read. */
export function partCounter(contentType: string) {
  const [, quoted, bare = ''] = BOUNDARY.exec(contentType) ?? []
  const start = Buffer.from(`\r\n--${quoted ?? bare}\r\n`, 'latin1')
  // The first boundary has no line break before it.
  let rest: Buffer = Buffer.from('\r\n')
  let count = 0
  return {
    read: (chunk: Uint8Array): void => {
      const bytes = Buffer.concat([rest, chunk])
      let end = 0
      for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, end)) {
        count += 1
        end = at + start.length
      }
      rest = bytes.subarray(Math.max(end, bytes.length - start.length + 1))
    },
    count: () => count,
  }
}

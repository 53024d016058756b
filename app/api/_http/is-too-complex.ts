const VALUES_MAX = 10_000
const DEPTH_MAX = 32

const [QUOTE, ESCAPE, COMMA] = [0x22, 0x5c, 0x2c]
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/** Whether a JSON text has so many values, or nests them so deeply, that parsing and checking it would block all other calls. */
export function isTooComplex(json: Uint8Array): boolean {
  let [values, depth, inString] = [1, 0, false]
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number
    if (inString) {
      if (byte === ESCAPE) at += 1
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === COMMA) values += 1
    else if (OPENING.includes(byte)) depth += 1
    else if (CLOSING.includes(byte)) depth -= 1
    if (values > VALUES_MAX || depth > DEPTH_MAX) return true
  }
  return false
}

/** Keeps mail programs from turning text into links or phone numbers: the sender chose both the address and the text. It inserts
 *  zero-width characters, so that the text reads as it was declared. */
export const unlink = (text: string): string =>
  text
    .replace(NUMBER, (digits) => digits.replace(/\p{Nd}/gu, `$&${JOINER}`))
    .replace(/[.:@/\uff0e\uff1a\uff20\uff0f\u3002\uff61]/g, `${JOINER}$&${JOINER}`)

const JOINER = '\u2060'
/** Four digits or more, however they are grouped. */
const NUMBER = /\p{Nd}(?:[\s().\-\u2010-\u2015/]*\p{Nd}){3,}/gu

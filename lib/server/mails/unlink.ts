/** No mail program may turn text into a link or a number to call: the address is its sender's choice, and so is the text. A
 *  sign without width does it, so that the text reads as it was declared. */
export const unlink = (text: string): string =>
  text
    .replace(NUMBER, (digits) => digits.replace(/\p{Nd}/gu, `$&${JOINER}`))
    .replace(/[.:@/\uff0e\uff1a\uff20\uff0f\u3002\uff61]/g, `${JOINER}$&${JOINER}`)

const JOINER = '\u2060'
/** Four digits and more, however they are grouped. */
const NUMBER = /\p{Nd}(?:[\s().\-\u2010-\u2015/]*\p{Nd}){3,}/gu

import { textsByBlock } from './lines'

/** An amount with its sign, with any spaces in it. */
const PRICE = /\d[\d\s]*(?:,\d+)?\s*€/gu

/** Prices that wrap onto two lines, or would on another screen. */
export function findWrappingPrices(): string[] {
  const found = new Set<string>()
  for (const texts of textsByBlock().values()) {
    // Text written by users may break anywhere.
    if (texts[0]?.parentElement?.closest('[role=log]')) continue
    const whole = texts.map(({ data }) => data).join('')
    for (const { 0: price, index } of whole.matchAll(PRICE)) {
      const canWrap = /[ \t\n]/.test(price) && !isHeldTogether(texts[0])
      if (canWrap || isOnTwoLines(texts, index, index + price.length)) found.add(price)
    }
  }
  return [...found]
}

const isHeldTogether = (text: Text | undefined) =>
  text?.parentElement !== undefined &&
  text.parentElement !== null &&
  /nowrap|^pre$/.test(getComputedStyle(text.parentElement).whiteSpace)

function isOnTwoLines(texts: Text[], from: number, to: number): boolean {
  const [start, end] = [placeOf(texts, from), placeOf(texts, to - 1)]
  if (!start || !end) return false
  const boxOf = ({ text, offset }: { text: Text; offset: number }) => {
    const range = document.createRange()
    range.setStart(text, offset)
    range.setEnd(text, offset + 1)
    return range.getBoundingClientRect()
  }
  const [first, last] = [boxOf(start), boxOf(end)]
  return last.top >= first.bottom || last.bottom <= first.top
}

function placeOf(texts: Text[], index: number) {
  let before = 0
  for (const text of texts) {
    if (index < before + text.data.length) return { text, offset: index - before }
    before += text.data.length
  }
  return undefined
}

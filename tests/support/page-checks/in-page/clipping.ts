import { nameOf, seenTexts } from './seen'

/** Texts that a box around them, or the window's edge, cuts off. `excerpts`: first lines that end in « … » may be, which
 *  a link leads to. */
export function findClippedTexts({ excerpts = false } = {}): string[] {
  const found = new Set<string>()
  for (const { text, holder } of seenTexts()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    // Letters may stand a little out of a tight line without losing anything.
    const slack = Number.parseFloat(getComputedStyle(holder).fontSize) / 4
    if (excerpts && isExcerpt(holder)) continue
    if (lines.some((line) => isCut(line, holder, slack))) found.add(nameOf(holder))
  }
  return [...found]
}

function isExcerpt(holder: Element): boolean {
  const boxes = [holder, holder.parentElement, holder.parentElement?.parentElement]
  return boxes.some((box) => {
    if (!box) return false
    const { textOverflow, webkitLineClamp } = getComputedStyle(box)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  })
}

function isCut(line: DOMRect, holder: Element, slack: number): boolean {
  let position = getComputedStyle(holder).position
  for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box)
    const isPassed = position === 'absolute' && style.position === 'static' && box !== holder
    if (!isPassed) {
      if (/auto|scroll/.test(style.overflow)) return false
      const edge = box.getBoundingClientRect()
      // For screen readers alone.
      if (edge.width <= 1 && edge.height <= 1) return false
      if (hides(style.overflowY) && (line.top < edge.top - slack || line.bottom > edge.bottom + slack))
        return true
      if (hides(style.overflowX) && (line.left < edge.left - 1 || line.right > edge.right + 1)) return true
      if (style.position === 'fixed') break
      position = style.position
    }
  }
  return line.left < -1 || line.right > document.documentElement.clientWidth + 1
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

import { nameOf, seenTexts } from './seen'

/** Texts clipped by a surrounding box or the window's edge. `excerpts`: allows linked first lines that end in « … » to be
 *  clipped. */
export function findClippedTexts({ excerpts = false } = {}): string[] {
  const found = new Set<string>()
  for (const { text, holder } of seenTexts()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    // Letters may overflow a tight line slightly without being clipped.
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
      // For screen readers only.
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

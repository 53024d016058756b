import { seenTexts } from './seen'

/** The text nodes of each block, which the browser wraps together. */
export function textsByBlock(): Map<Element, Text[]> {
  const blocks = new Map<Element, Text[]>()
  for (const { text, holder } of seenTexts()) {
    let block: Element = holder
    while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement
    blocks.set(block, [...(blocks.get(block) ?? []), text])
  }
  return blocks
}

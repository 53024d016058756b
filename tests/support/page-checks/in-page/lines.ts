import { seenTexts } from './seen'

/** The texts of each block, whose inline parts the browser breaks into lines together. */
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

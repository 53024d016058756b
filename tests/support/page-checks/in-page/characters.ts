import { seenTexts } from './seen'

/** The readable characters of the page, by the first font family of their style. Symbols hidden from screen readers are
 *  decorative, and any font may draw them. */
export function charactersByFamily(): Record<string, string> {
  const families = new Map<string, Set<string>>()
  for (const { text, holder } of seenTexts()) {
    if (holder.closest('[aria-hidden=true], code, pre, kbd')) continue
    const family = getComputedStyle(holder).fontFamily.split(',')[0]?.replace(/["']/g, '') ?? ''
    const characters = families.get(family) ?? new Set()
    for (const character of text.data.replace(/[\n\t]/g, '')) characters.add(character)
    families.set(family, characters)
  }
  return Object.fromEntries([...families].map(([family, characters]) => [family, [...characters].join('')]))
}

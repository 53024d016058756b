import { nameOf, seenTexts } from './seen'

/** Frequent English words that French does not have. */
const ENGLISH = new Set(
  'the and your you with this that these from have has will are was not is for to of please must should failed when which their there what how'.split(
    ' ',
  ),
)

/** Finds a page without a language, and English sentences without a `lang` attribute. */
export function findUnmarkedLanguage(): string[] {
  const found = document.documentElement.lang.startsWith('fr')
    ? []
    : ['the page does not say that it is French']
  for (const { text, holder } of seenTexts()) {
    if (holder.closest('code, pre, kbd, samp, [translate=no]')) continue
    if (holder.closest('[lang]')?.getAttribute('lang')?.startsWith('en')) continue
    const words = new Set(text.data.toLowerCase().match(/\p{L}+/gu))
    if ([...words].filter((word) => ENGLISH.has(word)).length >= 2) found.push(nameOf(holder))
  }
  return found
}

const MAX = 200
/** Control characters, and characters that change the writing direction: these can make a program's name look like a PDF's. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Windows drops these at the end of a name: « devis.bat. » becomes a program. */
const DROPPED = /(?<![. ])[. ]+$/

/** A sent file's stored name: no folders, no invisible signs, nothing Windows drops; shortened before its extension. */
export function fileName(sent: string): string {
  const name =
    sent.toWellFormed().split(/[/\\]/).at(-1)?.replace(UNSEEN, '').trim().replace(DROPPED, '') ?? ''
  const ending = /\.[^.]{1,12}$/.exec(name)?.[0] ?? ''
  const start = [...name.slice(0, name.length - ending.length)].slice(0, MAX - ending.length).join('')
  return `${start}${ending}` || 'fichier'
}

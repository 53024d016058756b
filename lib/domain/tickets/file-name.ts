const MAX = 200
/** Control characters, and signs that turn the direction of writing: with one, a program's name reads as a PDF's. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Windows drops these behind a name: « devis.bat. » is a program there. */
const DROPPED = /(?<![. ])[. ]+$/

/** What a sent file is called here: without folders, unseen signs and what Windows drops, shortened before its ending. */
export function fileName(sent: string): string {
  const name =
    sent.toWellFormed().split(/[/\\]/).at(-1)?.replace(UNSEEN, '').trim().replace(DROPPED, '') ?? ''
  const ending = /\.[^.]{1,12}$/.exec(name)?.[0] ?? ''
  const start = [...name.slice(0, name.length - ending.length)].slice(0, MAX - ending.length).join('')
  return `${start}${ending}` || 'fichier'
}

import { createHash } from 'node:crypto'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** The colours of app/globals.css, which this page cannot load. */
const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#fbfaf7, #0a0e16); --text: light-dark(#141a29, #ebeff4); --control: light-dark(#7a818d, #747a87); --link: light-dark(#194cb1, #9ec1ff) }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; background: var(--ground); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.625rem; line-height: 1.2 }
a { color: var(--link) }
label { display: block; margin-top: 1.25rem; font-weight: 600; font-size: .9375rem }
textarea { box-sizing: border-box; width: 100%; field-sizing: content; margin-top: .375rem; padding: .625rem .75rem; border: 1px solid var(--control); border-radius: .5rem; background: transparent; color: inherit; font: inherit; font-weight: 400 }
`

/** Nothing runs in the page, and it loads nothing: only its own style counts. */
export const STALE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The response to a form without script whose action this build does not know, because its page is from another build: it shows
 *  the typed texts again. */
export const stalePage = (path: string, texts: string[]): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Le site vient d’être mis à jour</title>
<style>${STYLE}</style>
<h1>Le site vient d’être mis à jour</h1>
<p>Cette page était ouverte avant la mise à jour\u00a0: votre envoi n’a pas été reçu. Copiez ce que vous aviez écrit, <a href="${escaped(path)}">rechargez la page</a>, puis renvoyez-le.</p>
${texts.map((text, index) => `<label>Texte ${index + 1}<textarea readonly rows="${rowsOf(text)}">\n${escaped(text)}</textarea></label>`).join('\n')}
</html>
`

/** On a phone a line has about 35 characters. */
const rowsOf = (text: string) =>
  Math.min(
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 35)), 0),
    12,
  )

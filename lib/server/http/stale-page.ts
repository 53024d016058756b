const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** The answer to a form without script that this build does not know, because its page is of another build: what was typed is
 *  shown again. It loads nothing, and nothing in it runs. */
export const stalePage = (path: string, texts: string[]): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Le site vient d’être mis à jour</title>
<h1>Le site vient d’être mis à jour</h1>
<p>Cette page était ouverte avant la mise à jour\u00a0: votre envoi n’a pas été reçu. Copiez ce que vous aviez écrit, <a href="${escaped(path)}">rechargez la page</a>, puis renvoyez-le.</p>
${texts.map((text, index) => `<p><label>Texte ${index + 1}<br><textarea readonly cols="60" rows="6">\n${escaped(text)}</textarea></label></p>`).join('\n')}
</html>
`

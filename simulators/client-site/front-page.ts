import { escapeHtml } from '../inbox/page'

/** The restaurant's page for visitors, with the snippets that /apercu/1 shows its owner. `ostal`: the origin of the embeds. */
export function frontPage(ostal: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>La Table de Camille</title>
<script type="module" src="${escapeHtml(ostal)}/embed.js"></script>
<style>${style}</style>
</head>
<body>
<header><h1>La Table de Camille</h1><p>Cuisine de la garrigue, à Montpellier</p></header>
<main>
<h2>À venir</h2>
<ostal-events site="1" style="display:block;height:min(26rem,80svh);overflow:auto"><p>Les prochaines dates arrivent bientôt.</p></ostal-events>
<h2>En cuisine et en salle</h2>
<ostal-team site="1" style="display:block;height:min(24rem,80svh);overflow:auto"></ostal-team>
<h2>On en parle</h2>
<ostal-testimonials site="1" style="display:block;height:min(20rem,80svh);overflow:auto"></ostal-testimonials>
<h2>La maison en images</h2>
<ostal-gallery site="1" style="display:block;height:min(28rem,80svh);overflow:auto"></ostal-gallery>
</main>
<footer><a href="boutique">Notre épicerie</a></footer>
</body>
</html>`
}

const style = `
:root { color-scheme: light dark; --ostal-accent: light-dark(#8a3b12, #f0b48f) }
body { margin: 0; background: light-dark(#fbf6ee, #1c1713); color: light-dark(#2e241c, #f1e8de); font: 1.0625rem/1.6 Georgia, serif }
header { padding: 4rem 1rem 2rem; text-align: center }
h1 { margin: 0; font-size: 2.25rem; line-height: 1.2 }
header p { margin: .5rem 0 0; font-style: italic }
main { max-width: 66rem; margin: 0 auto; padding: 0 1rem 4rem }
h2 { margin: 3rem 0 1rem; font-size: 1.5rem }
footer { padding: 0 1rem 4rem; text-align: center }
footer a { color: inherit }
`

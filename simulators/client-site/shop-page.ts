import { escapeHtml } from '../inbox/page'

/** The page of the grocer's site where visitors buy, with the snippets that /apercu/2 shows its owner. `ostal`: the origin of the
 *  embeds. */
export function shopPage(ostal: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Épicerie Roussel</title>
<script type="module" src="${escapeHtml(ostal)}/embed.js"></script>
<style>${style}</style>
</head>
<body>
<header><p>Épicerie Roussel</p><ostal-cart site="2" style="display:inline-block;min-width:8rem;min-height:2.75rem"></ostal-cart></header>
<main>
<h1>La garrigue dans votre cuisine</h1>
<p>Miels, huiles et douceurs de l’Hérault, choisis chez ceux qui les font.</p>
<div class="shop"><ostal-products site="2" level="2"></ostal-products></div>
</main>
<footer>14 rue de la Loge, Montpellier · du mardi au samedi</footer>
</body>
</html>`
}

const style = `
:root {
  color-scheme: light dark;
  --ostal-accent: light-dark(#3d5a2a, #b9d69a);
  --ostal-surface: light-dark(#fffdf7, #1d211a);
  --ostal-surface-color: light-dark(#26301f, #eef2e6);
  --ostal-background: light-dark(#fff, #232820);
}
body { margin: 0; background: light-dark(#f7f4ea, #161a13); color: light-dark(#26301f, #eef2e6); font: 1.0625rem/1.6 Georgia, serif }
header { position: sticky; top: 0; z-index: 3; display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: .75rem 1rem; background: inherit; border-bottom: 1px solid light-dark(#d9d5c4, #3a4233) }
header p { margin: 0; font-size: 1.25rem; font-style: italic }
main { max-width: 74rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
h1 + p { margin: .5rem 0 2rem }
.shop { container-type: inline-size }
ostal-products { display: block; min-height: 1527px }
@container (width < 1200px) { ostal-products { min-height: 1999px } }
@container (width < 956px) { ostal-products { min-height: 2496px } }
@container (width < 712px) { ostal-products { min-height: 3953px } }
@container (width < 468px) { ostal-products { min-height: 4423px } }
footer { padding: 0 1rem 3rem; text-align: center; font-size: .9rem }
`

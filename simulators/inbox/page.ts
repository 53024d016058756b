/** Makes text safe inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** The layout of the simulators' pages. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>`
}

const style = `
:root { color-scheme: light dark; --line: #d9dce3; --muted: #5b6270; --accent: #2f68ed; --paper: #fff; --ground: #f5f6f9 }
@media (prefers-color-scheme: dark) { :root { --line: #333a47; --muted: #a3abba; --accent: #8fb0ff; --paper: #1a1e26; --ground: #12151b } }
body { margin: 0; background: var(--ground); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .25rem }
p { margin: .25rem 0 1.25rem; color: var(--muted) }
a { color: var(--accent) }
ol { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .125rem 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none }
li a:hover, li a:focus-visible { background: var(--ground) }
li strong { overflow-wrap: anywhere }
li span, time { color: var(--muted); font-size: .875rem }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem; margin: 1rem 0 }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 42rem; border: 1px solid var(--line); border-radius: .75rem; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem }
form { display: flex; gap: .5rem; margin: 0 0 1rem }
input { flex: 1; min-width: 0; font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--paper); color: inherit }
button { font: inherit; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--paper); color: inherit; cursor: pointer }
`

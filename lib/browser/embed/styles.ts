/** Everything follows the page's own text colour, so that it fits a light page and a dark one. */
export const STYLES = `
:host { display: block; color: var(--ostal-color, inherit); }
:host([hidden]) { display: none; }
* {
  --tint: color-mix(in srgb, currentColor 6%, transparent);
  --press: color-mix(in srgb, currentColor 18%, transparent);
  --round: var(--ostal-radius, .75rem);
  --pad: var(--ostal-padding, 1.25rem);
  --ground: var(--ostal-surface, Canvas);
  --ink: var(--ostal-surface-color, CanvasText);
  box-sizing: border-box;
  margin: 0;
}
[part~=list] {
  display: grid;
  gap: var(--ostal-gap, 1.25rem);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--ostal-card-width, 17rem)), 1fr));
  padding: 0;
  list-style: none;
}
[part~=gallery] {
  grid-template-columns: repeat(auto-fill, minmax(min(40%, var(--ostal-card-width, 14rem)), 1fr));
}
[part=item] { display: grid; min-width: 0; overflow-wrap: anywhere; }
[part~=card] {
  display: flex;
  flex-direction: column;
  gap: .5rem;
  padding: var(--pad);
  overflow: hidden;
  background: var(--ostal-background, color-mix(in srgb, currentColor 4%, transparent));
  border: 1px solid var(--ostal-border, color-mix(in srgb, currentColor 16%, transparent));
  border-radius: var(--round);
}
[part=text] { line-height: 1.55; white-space: pre-line; }
[part=author] { display: flex; gap: .75rem; align-items: center; margin-top: auto; padding-top: .5rem; }
[part=name] { font-size: 1.0625em; font-weight: 600; line-height: 1.3; }
[part=author] [part=name] { font-size: 1em; }
[part~=role] { font-size: .9em; color: var(--ostal-muted, color-mix(in srgb, currentColor 75%, transparent)); }
[part=date] { font-size: .9em; font-weight: 600; color: var(--ostal-accent, inherit); }
[part=portrait] { flex: none; border-radius: 50%; object-fit: cover; }
[part=cover] {
  width: calc(100% + 2 * var(--pad));
  max-width: none;
  height: auto;
  aspect-ratio: 16 / 9;
  margin: calc(-1 * var(--pad)) calc(-1 * var(--pad)) .25rem;
  object-fit: cover;
}
[part=link] { display: grid; border-radius: var(--round); cursor: zoom-in; }
[part=picture] {
  width: 100%;
  height: 100%;
  aspect-ratio: var(--ostal-ratio, 4 / 3);
  object-fit: cover;
  border-radius: var(--round);
}
button, a { padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
[part=link]:focus-visible { outline-offset: -4px; }
[part~=button] {
  display: inline-block;
  min-height: 2.75rem;
  padding: .5rem 1rem;
  border: 1px solid;
  border-radius: var(--round);
  font-weight: 600;
  text-align: center;
  text-decoration: none;
}
[part~=button]:hover { background-color: var(--tint); }
:is(a, button):active, [part=title]:active::after { background-image: linear-gradient(var(--press), var(--press)); }
:is(a, button):active img { filter: brightness(.85); }
[part~=button]:disabled { border-style: dashed; background: none; font-weight: 400; cursor: default; }
[part~=products] {
  gap: var(--ostal-gap, clamp(.75rem, 3vw, 1.25rem));
  grid-template-columns: repeat(auto-fill, minmax(min(44%, var(--ostal-card-width, 14rem)), 1fr));
}
[part~=product] { position: relative; }
[part~=product], [part~=product] * { --pad: var(--ostal-padding, clamp(.75rem, 3vw, 1.25rem)); }
[part~=product] [part=cover] { aspect-ratio: auto; height: 13rem; background: var(--tint); }
[part~=product] [part=name] { margin-bottom: auto; }
[part~=product] [part~=button] { z-index: 1; padding-inline: .5rem; }
[part~=sold-out] [part=cover] { opacity: .55; }
[part=featured] {
  position: absolute;
  top: .75rem;
  left: .75rem;
  padding: 0 .625rem;
  border-radius: 99px;
  background: var(--ground);
  color: var(--ink);
  font-size: .875rem;
  font-weight: 600;
}
[part=title]::after { content: ""; position: absolute; inset: 0; border-radius: var(--round); }
[part=title]:focus-visible { outline: 0; }
[part=title]:focus-visible::after { outline: 2px solid; outline-offset: -4px; }
[part=legal] { display: flex; flex-wrap: wrap; gap: 0 1rem; padding-top: .5rem; font-size: .8125rem; }
[part=legal-link] { display: inline-flex; align-items: center; min-height: 1.75rem; text-decoration: underline; }
[part=price] { font-weight: 600; font-variant-numeric: tabular-nums; }
s { font-weight: 400; }
`

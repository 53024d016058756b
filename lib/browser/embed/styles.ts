/** Everything follows the page's own text colour, so that it fits a light page and a dark one. */
export const STYLES = `
:host { display: block; color: var(--ostal-color, inherit); }
:host([hidden]) { display: none; }
* { box-sizing: border-box; margin: 0; }
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
[part=card] {
  display: flex;
  flex-direction: column;
  gap: .5rem;
  padding: var(--ostal-padding, 1.25rem);
  overflow: hidden;
  background: var(--ostal-background, color-mix(in srgb, currentColor 4%, transparent));
  border: 1px solid var(--ostal-border, color-mix(in srgb, currentColor 16%, transparent));
  border-radius: var(--ostal-radius, .75rem);
}
[part=text] { line-height: 1.55; white-space: pre-line; }
[part=author] { display: flex; gap: .75rem; align-items: center; margin-top: auto; padding-top: .5rem; }
[part=name] { font-size: 1.0625em; font-weight: 600; line-height: 1.3; }
[part=author] [part=name] { font-size: 1em; }
[part=role] { font-size: .9em; color: var(--ostal-muted, color-mix(in srgb, currentColor 75%, transparent)); }
[part=date] { font-size: .9em; font-weight: 600; color: var(--ostal-accent, inherit); }
[part=portrait] { flex: none; border-radius: 50%; object-fit: cover; }
[part=cover] {
  width: calc(100% + 2 * var(--ostal-padding, 1.25rem));
  max-width: none;
  height: auto;
  aspect-ratio: 16 / 9;
  margin: calc(-1 * var(--ostal-padding, 1.25rem)) calc(-1 * var(--ostal-padding, 1.25rem)) .25rem;
  object-fit: cover;
}
[part=link] { display: grid; border-radius: var(--ostal-radius, .75rem); cursor: zoom-in; }
[part=link]:focus-visible { outline: 2px solid; outline-offset: 3px; }
[part=picture] {
  width: 100%;
  height: 100%;
  aspect-ratio: var(--ostal-ratio, 4 / 3);
  object-fit: cover;
  border-radius: var(--ostal-radius, .75rem);
}
`

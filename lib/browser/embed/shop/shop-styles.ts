/** The styles of the shop's elements beyond those of the lists. A dialog has its own background, whatever the page's is. */
export const SHOP_STYLES = `
* { --line: var(--ostal-border, color-mix(in srgb, currentColor 20%, transparent)); }
[hidden] { display: none !important; }
small { font-size: .875rem; font-weight: 400; }
[part=unseen] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[part~=button][part~=primary]:not(:disabled) { border-color: transparent; background-color: var(--ostal-accent, var(--ink)); color: var(--ground); }
[part~=badge] { display: block; width: 100%; }
[part=failure] { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
dialog {
  max-width: 100%;
  max-height: 100%;
  padding: 0 1.25rem 1.25rem;
  border: 0;
  background: var(--ground);
  color: var(--ink);
  font-size: 1rem;
  font-weight: 400;
  line-height: 1.5;
  letter-spacing: 0;
  text-align: start;
  text-transform: none;
  white-space: normal;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;
}
dialog::backdrop { background: #0009; }
[part=top] { position: sticky; top: 0; z-index: 2; display: flex; gap: 1rem; justify-content: space-between; padding: 1rem 0; background: inherit; }
[part=heading] { align-self: center; font-size: 1.375rem; line-height: 1.3; }
[part=close], [part=step] { flex: none; width: 2.75rem; height: 2.75rem; font-size: 1.5rem; line-height: 1; text-align: center; }
[part=product-dialog] { width: 60rem; max-width: calc(100% - 3rem); max-height: calc(100% - 3rem); margin: auto; border: 1px solid var(--line); border-radius: var(--round); }
[part=columns] { display: grid; gap: 1.5rem; }
[part=pictures] { display: flex; gap: .75rem; overflow-x: auto; scroll-snap-type: x mandatory; }
[part=pictures] [part=picture] { flex: none; height: auto; aspect-ratio: 1; background: var(--tint); scroll-snap-align: start; }
[part=close] { margin-inline-end: -.75rem; }
[part=pictures] :not(:only-child) { width: 88%; }
[part=about], [part=order] { display: flex; flex: 1; flex-direction: column; gap: .75rem; min-width: 0; }
[part=product-dialog] [part=price] { font-size: 1.25rem; }
[part=said] { min-height: 1.5rem; font-weight: 600; }
fieldset { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; border: 0; }
legend { padding: 0 0 .5rem; font-weight: 600; }
label { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; padding: 0 .875rem; border: 1px solid var(--line); border-radius: var(--round); }
label:has(:checked) { border-color: currentColor; box-shadow: inset 0 0 0 1px; }
label:has(:disabled) { border-style: dashed; }
input { accent-color: currentColor; }
[part=facts] { display: grid; gap: .25rem; padding-top: .75rem; border-top: 1px solid var(--line); }
dt { font-weight: 600; }
dd { margin-bottom: .5rem; white-space: pre-line; }
[part=more] { min-height: 2.75rem; text-decoration: underline; }
[part=drawer] { width: 27rem; height: 100%; margin: 0 0 0 auto; }
[part=cart] { padding: 0; list-style: none; }
[part=line] { display: flex; gap: .875rem; padding: 1rem 0; border-bottom: 1px solid var(--line); }
[part=line] [part=about] { gap: .25rem; }
[part=thumb] { width: 4rem; height: 4rem; border-radius: .5rem; background: var(--tint); object-fit: cover; }
[part=fault] { padding-inline-start: .625rem; border-inline-start: 3px solid; font-weight: 600; }
[part=steps] { display: flex; align-items: center; }
[part=step] { border: 1px solid var(--line); border-radius: var(--round); }
[aria-disabled=true] { border-style: dashed; opacity: .6; cursor: default; }
[part=quantity] { min-width: 2.5rem; text-align: center; }
[part=steps] [part=more] { margin-inline-start: auto; font-size: .875rem; }
[part=total] { display: flex; justify-content: space-between; padding-top: 1rem; font-size: 1.25rem; font-weight: 600; }
[part=free] { min-height: 1.5rem; font-weight: 600; }
[part=order] [part=more] { text-align: center; }
@media (min-width: 48rem) {
  [part=columns]:has([part=pictures]) { grid-template-columns: 1fr 1fr; align-items: start; }
  [part=pictures] { flex-direction: column; }
  [part=pictures] :not(:only-child) { width: 100%; }
}
@media (max-width: 40rem) {
  [part=product-dialog] { width: 100%; max-width: 100%; height: 100%; max-height: 100%; border: 0; border-radius: 0; }
}
`

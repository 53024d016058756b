/** A link in a compact line, with a touch target's height that does not make the line higher. */
export const CARD_LINK =
  '-my-0.5 pointer-coarse:-my-3 inline-block py-0.5 font-medium text-accent-text pointer-coarse:py-3'

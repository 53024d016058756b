/** A link in a compact line, as high as a finger needs without making the line higher. */
export const CARD_LINK =
  '-my-0.5 pointer-coarse:-my-3 inline-block py-0.5 font-medium text-accent-text pointer-coarse:py-3'

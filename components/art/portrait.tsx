const HAIR = {
  bun: 'M30 44C28 28 37 21 48 21S68 28 66 44C64 36 58 32 48 32S32 36 30 44ZM41 21C38 12 42 8 48 8S58 12 55 21Z',
  beard:
    'M32 42C30 28 38 22 49 22S66 28 64 42C63 34 60 31 52 31 44 31 36 31 32 42ZM33 50C34 62 40 67 48 67S62 62 63 50C60 55 55 54 48 54S36 55 33 50Z',
  bob: 'M27 62C24 32 32 21 48 21S72 32 69 62C63 62 64 56 64 46 64 37 57 37 50 30 47 37 34 36 32 46 32 56 33 62 27 62Z',
}

/** A line drawing of a person at a lit window. Decoration only; the window is yellow in both themes, so its colours are fixed. */
export function Portrait({ hair, className }: { hair: keyof typeof HAIR; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className={className}
      fill="#fff"
      stroke="#141a29"
      strokeWidth="2.2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="fill-highlight" d="M8 2H88V94H8Z" />
      <path fill="#2f68ed" d="M16 94C16 76 30 70 48 70S80 76 80 94Z" />
      <path d="M41 60V72C41 80 55 80 55 72V60Z" />
      <path d="M32 42C32 57 39 66 48 66S64 57 64 42 57 26 48 26 32 30 32 42Z" />
      <path fill="#141a29" d={HAIR[hair]} />
      <path fill="none" className="stroke-text" d="M2 94H94" strokeWidth="4" />
    </svg>
  )
}

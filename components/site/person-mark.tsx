/** Replaces initials: a public page knows that someone is signed in, not who. */
export const PersonMark = () => (
  <svg
    viewBox="0 0 36 36"
    fill="none"
    strokeWidth="2"
    className="size-9 shrink-0 stroke-accent-text max-tablet:hidden"
    aria-hidden="true"
  >
    <circle cx="18" cy="18" r="18" stroke="none" className="fill-accent-soft" />
    <path d="M9.5 27C10 22 13 20.5 18 20.5S26 22 26.5 27M18 17A4 4 0 1 0 18 9 4 4 0 0 0 18 17Z" />
  </svg>
)

/** The house as a small sign: beside the agency's name, and as the site's icon. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path className="fill-surface" d="M4.5 14V21L16.5 28V19ZM27.5 21.5 16.5 28V19L22 11.5 27.5 14.5Z" />
      <path className="fill-highlight" d="M20 23.5 24 21.2V16.8L20 19.1Z" strokeWidth="1.5" />
      <path className="fill-brand" d="M10 4 23 11.5 16 22.5 3 15Z" />
    </svg>
  )
}

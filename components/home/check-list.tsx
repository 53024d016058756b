export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-6 flex flex-col gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <svg
            viewBox="0 0 16 16"
            className="mt-1 size-4 shrink-0 text-accent-text"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            aria-hidden="true"
          >
            <path d="M2.5 8.5 6 12l7.5-8" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  )
}

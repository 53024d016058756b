export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-6 flex flex-col gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-4">
          <span
            aria-hidden="true"
            className="mt-1 ml-1 h-3.5 w-2 shrink-0 rotate-40 border-accent-text border-r-2 border-b-2"
          />
          {item}
        </li>
      ))}
    </ul>
  )
}

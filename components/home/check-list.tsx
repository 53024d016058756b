import { clsx } from 'clsx'

export function CheckList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul
      className={clsx(
        'mt-3 flex flex-wrap gap-x-5 gap-y-1 tablet:mt-6 tablet:flex-col tablet:gap-2.5',
        className,
      )}
    >
      {items.map((item) => (
        <li key={item} className="flex gap-3 tablet:gap-4">
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

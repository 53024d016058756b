import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Its column in a phone's card: left (the default), right, or both. */
  card?: 'left' | 'right' | 'wide'
  /** Whether the card repeats the title before the value; otherwise only screen readers get it, from the header. */
  isLabelled?: boolean
  /** For a column of buttons, whose title only screen readers need. */
  isTitleHidden?: boolean
  /** Tailwind classes for all cells of the column: width, alignment. */
  className?: string
}

type Props<Row> = {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Whether a sheet over the list shows this row. */
  isOpen?: (row: Row) => boolean
  /** false when the table is already inside a card. */
  isFramed?: boolean
}

/** A table whose rows are cards on a phone. Its roles are explicit because some browsers drop them with the layout. */
export function Table<Row>({ label, columns, rows, rowKey, isOpen, isFramed = true }: Props<Row>) {
  return (
    <div
      className={clsx(
        isFramed && 'md:overflow-x-auto md:rounded-card md:border md:border-hairline md:bg-surface',
      )}
    >
      <table role="table" aria-label={label} className="w-full max-md:block">
        <thead role="rowgroup" className="text-left text-muted text-sm max-md:sr-only">
          <tr role="row" className="md:border-hairline md:border-b">
            {columns.map(({ title, isTitleHidden, className }) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={clsx('py-3 font-semibold', padding(isFramed), className)}
              >
                {isTitleHidden ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={clsx('max-md:flex max-md:flex-col', isFramed && 'max-md:gap-4')}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              {...(isOpen?.(row) && { 'aria-current': 'true' })}
              className={clsx(
                isOpen?.(row) && 'open-row',
                'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1.5 md:border-hairline md:not-last:border-b',
                isFramed
                  ? 'max-md:rounded-card max-md:border max-md:border-hairline max-md:bg-surface max-md:p-4'
                  : 'max-md:border-hairline max-md:py-4 max-md:not-last:border-b',
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.title}
                  role="cell"
                  className={clsx(
                    'max-md:block md:py-3 md:align-top',
                    padding(isFramed),
                    column.card === 'right' && 'max-md:col-start-2 max-md:text-right',
                    column.card === 'wide' && 'max-md:col-span-2',
                    column.className,
                  )}
                >
                  {column.isLabelled && <span className="text-muted md:hidden">{column.title} </span>}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const padding = (isFramed: boolean) => (isFramed ? 'md:px-4' : 'md:not-last:pr-4')

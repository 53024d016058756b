import { Fragment } from 'react'

/** Names and values, one pair per line. */
export const Rows = ({ rows }: { rows: readonly { label: string; value: string }[] }) => (
  <dl className="grid gap-x-6 gap-y-1.5 [overflow-wrap:anywhere] sm:grid-cols-[auto_1fr]">
    {rows.map(({ label, value }) => (
      <Fragment key={label}>
        <dt className="text-muted">{label}</dt>
        <dd className="whitespace-pre-line font-medium max-sm:mb-2">{value}</dd>
      </Fragment>
    ))}
  </dl>
)

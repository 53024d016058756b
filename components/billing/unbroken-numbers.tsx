import { Fragment } from 'react'

const NUMBER = /([FA]-\d{4}-\d+)/

/** Text whose invoice numbers do not break at their hyphens. */
export const UnbrokenNumbers = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )

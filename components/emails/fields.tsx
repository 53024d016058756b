import { Fragment } from 'react'
import { Text } from 'react-email'
import { Quote } from './quote'
import { styleOf } from './theme'

export type Field = { label: string; value: string }

/** Labels and values: one line each, long texts as quotes below their label. */
export function Fields({ fields }: { fields: Field[] }) {
  return fields.map(({ label, value }, index) => {
    const long = isLong(value)
    return (
      <Fragment key={label}>
        <Text {...styleOf(index < fields.length - 1 || long ? 'field' : 'text')}>
          <span {...styleOf('label')}>{label}&nbsp;:</span>
          {!long && ` ${value}`}
        </Text>
        {long && <Quote text={value} />}
      </Fragment>
    )
  })
}

const isLong = (value: string) => value.length > 150 || /[\r\n]/.test(value)

import { Fragment } from 'react'
import { Text } from 'react-email'
import { Quote } from './quote'
import { styles } from './theme'

export type Field = { label: string; value: string }

/** Labels and what was filled in: a line each, and long texts as quotes below their label. */
export function Fields({ fields }: { fields: Field[] }) {
  return fields.map(({ label, value }) => {
    const long = isLong(value)
    return (
      <Fragment key={label}>
        <Text style={styles.field}>
          <span style={styles.label}>{label}&nbsp;:</span>
          {!long && ` ${value}`}
        </Text>
        {long && <Quote text={value} />}
      </Fragment>
    )
  })
}

const isLong = (value: string) => value.length > 150 || /[\r\n]/.test(value)

import { Text } from 'react-email'
import { Quote } from './quote'
import { styles } from './theme'

export type Field = { label: string; value: string }

/** Labels and what was filled in: a line each, and long texts as quotes. */
export function Fields({ fields }: { fields: Field[] }) {
  return fields.map(({ label, value }) =>
    isLong(value) ? (
      <Quote key={label} text={value} />
    ) : (
      <Text key={label} style={styles.field}>
        <span style={styles.label}>{label}&nbsp;:</span> {value}
      </Text>
    ),
  )
}

const isLong = (value: string) => value.length > 150 || /[\r\n]/.test(value)

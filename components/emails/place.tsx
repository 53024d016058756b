import { Fragment } from 'react'
import { Text } from 'react-email'
import { look } from './theme'

type Props = { label: string; name: string | null; lines: string[] }

/** A location or a destination. */
export function Place({ label, name, lines }: Props) {
  return (
    <Text {...look('quote')}>
      <span {...look('detail')}>{label}</span>
      {name && (
        <>
          <br />
          <strong>{name}</strong>
        </>
      )}
      {lines.map((line, index) => (
        <Fragment key={index}>
          <br />
          {line}
        </Fragment>
      ))}
    </Text>
  )
}

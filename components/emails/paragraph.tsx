import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { styleOf } from './theme'

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text {...styleOf('text')}>{children}</Text>
}

import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { look } from './theme'

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text {...look('text')}>{children}</Text>
}

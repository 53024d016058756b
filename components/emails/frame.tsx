import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { look } from './theme'

/** What the law wants to be seen, and nothing beside it. */
export function Frame({ children }: { children: ReactNode }) {
  return <Text {...look('frame')}>{children}</Text>
}

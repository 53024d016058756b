import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { styleOf } from './theme'

/** A frame for the legally required information, and nothing else. */
export function Frame({ children }: { children: ReactNode }) {
  return <Text {...styleOf('frame')}>{children}</Text>
}

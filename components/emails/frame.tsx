import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { look } from './theme'

/** A frame for the legally required information, and nothing else. */
export function Frame({ children }: { children: ReactNode }) {
  return <Text {...look('frame')}>{children}</Text>
}

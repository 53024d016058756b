import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { styles } from './theme'

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>
}

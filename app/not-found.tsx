import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'

export const metadata: Metadata = { title: 'Page non trouvée' }

export default function NotFound() {
  return <MissingPage />
}

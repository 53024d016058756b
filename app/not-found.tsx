import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'

// The framework says itself that a missing page is not to be listed.
export const metadata: Metadata = { title: 'Page non trouvée', robots: null }

export default function NotFound() {
  return <MissingPage />
}

import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'

// The framework already marks missing pages as not indexed.
export const metadata: Metadata = { title: 'Page non trouvée', robots: null }

export default function NotFound() {
  return <MissingPage />
}

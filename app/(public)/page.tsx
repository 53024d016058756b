import type { Metadata } from 'next'
import { Home } from '@/components/home/home'
import { NO_TITLE } from '@/components/ui/no-title'
import { sendHomeMessage } from './actions'

export const metadata: Metadata = { title: NO_TITLE, alternates: { canonical: '/' } }

export default function HomePage() {
  return <Home send={sendHomeMessage} />
}

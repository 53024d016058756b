import type { Metadata } from 'next'
import { Home } from '@/components/home/home'
import { brand } from '@/content/brand'
import { sendHomeMessage } from './actions'

export const metadata: Metadata = { title: { absolute: brand.name }, alternates: { canonical: '/' } }

export default function HomePage() {
  return <Home send={sendHomeMessage} />
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireSignedIn } from '@/lib/server/session'

export const metadata: Metadata = { title: 'Commande' }

type Props = { params: Promise<{ orderId: string }> }

/** Shops do not sell yet, so there is no order to find. */
export default async function OrderPage({ params }: Props) {
  const { orderId } = await params
  await requireSignedIn(`/orders/${encodeURIComponent(orderId)}`)
  notFound()
}

import 'server-only'
import { notFound } from 'next/navigation'
import type { Context } from '../../domain/context'
import { findLinkedOrder } from '../../domain/orders/order-link'
import { createContext } from '../context'
import { currentRequestSource } from './session'

/** The context of a shopper with the link to an order, and the order's id; the 404 page for an invalid link. */
export async function requireOrderLink(token: string): Promise<{ ctx: Context; orderId: number }> {
  const source = await currentRequestSource()
  const orderId = await findLinkedOrder(createContext({ type: 'visitor' }, source), token)
  if (orderId === null) notFound()
  return { ctx: createContext({ type: 'link', orderId }, source), orderId }
}

import { eq } from 'drizzle-orm'
import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import { lockWebsite } from './queries'
import type { Website } from './schema'
import { statusOnline } from './switch-website'

type Former = 'online' | 'owner' | 'billing'

/** Takes a website offline by the agency's decision: neither its owner nor a payment can put it back online. Returns its
 *  former state; null if the agency had already taken it offline. */
export async function takeOffline(tx: Tx, id: number): Promise<Former | null> {
  const website = await lockWebsite(tx, id)
  const { status, inactiveBy } = website
  if (status === 'inactive' && inactiveBy === null) return null
  await write(tx, website, { status: 'inactive', inactiveBy: null })
  return status === 'inactive' ? inactiveBy : 'online'
}

/** Reverses that decision: restores the website's former state, or the status its subscription gives it today. Does nothing
 *  if the agency has put it back online since. */
export async function putBackOnline(tx: Tx, { id, was }: { id: number; was: Former }): Promise<void> {
  const website = await lockWebsite(tx, id)
  if (website.status !== 'inactive' || website.inactiveBy !== null) return
  if (was === 'online') {
    const status = await statusOnline(tx, website, true)
    return write(tx, website, { status, inactiveBy: null })
  }
  await write(tx, website, { status: 'inactive', inactiveBy: was })
}

type Standing = Pick<Website, 'status' | 'inactiveBy'>

async function write(tx: Tx, { id, status, inactiveBy }: Website, after: Standing): Promise<void> {
  await tx.db.update(websites).set(after).where(eq(websites.id, id))
  const subject = { type: 'website' as const, id }
  await tx.audit({ action: 'website.changed', subject, before: { status, inactiveBy }, after })
}

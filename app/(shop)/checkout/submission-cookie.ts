import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { isWaiting } from '@/lib/domain/checkout/resume-submission'
import type { Context } from '@/lib/domain/context'
import { env } from '@/lib/env'

const HOUR = 60 * 60

const nameOf = (websiteId: number) => `ostal-checkout-${websiteId}`

/** The id under which this browser has last sent an order to a shop. */
export async function lastSubmission(websiteId: number): Promise<string | null> {
  return z.uuid().safeParse((await cookies()).get(nameOf(websiteId))?.value).data ?? null
}

export async function rememberSubmission(websiteId: number, submissionId: string): Promise<void> {
  const jar = await cookies()
  jar.set({
    name: nameOf(websiteId),
    value: submissionId,
    httpOnly: true,
    sameSite: 'lax',
    secure: env().PUBLIC_ORIGIN.startsWith('https://'),
    path: '/checkout',
    maxAge: HOUR,
  })
}

/** The id to send the shown order under: that of an order which still waits for its payment, so that it stays one. */
export async function submissionFor(ctx: Context, websiteId: number): Promise<string> {
  const submissionId = await lastSubmission(websiteId)
  if (submissionId && (await isWaiting(ctx, { websiteId, submissionId }))) return submissionId
  return crypto.randomUUID()
}

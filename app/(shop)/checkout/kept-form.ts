import 'server-only'
import { hkdfSync } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { statusOf } from '@/lib/domain/checkout/resume-submission'
import type { Submission } from '@/lib/domain/checkout/submission'
import type { Context } from '@/lib/domain/context'
import { env } from '@/lib/env'
import { acceptedSecrets, readWithSecrets } from '@/lib/server/secrets/secrets'

const HOUR = 60 * 60
/** The size limit of cookies, less room for the name and attributes. */
const MAX_BYTES = 3_900
/** The limit of a cookie's decompressed content: protects against a decompression bomb. */
const MAX_OPENED = 64_000

const Kept = z.object({
  /** The id of the order that this browser last sent. */
  submissionId: z.uuid().nullable(),
  /** By the names of the form's fields. */
  values: z.record(z.string(), z.string()),
})
/** This browser's input and last order in a shop's checkout. */
type Kept = z.infer<typeof Kept>

const EMPTY: Kept = { submissionId: null, values: {} }
const overHttps = () => env().PUBLIC_ORIGIN.startsWith('https://')
/** Not `__Host-`, which would send it to every page: the cookies of three shops exceed the limit of a request's headers. */
const nameOf = (websiteId: number) => `${overHttps() ? '__Secure-' : ''}ostal-checkout-${websiteId}`
const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'ostal-checkout', 32))

export async function readKept(websiteId: number): Promise<Kept> {
  const value = (await cookies()).get(nameOf(websiteId))?.value
  if (!value) return EMPTY
  const kept = await readWithSecrets(async (secret) => {
    const { plaintext } = await compactDecrypt(value, keyOf(secret))
    const text = brotliDecompressSync(plaintext, { maxOutputLength: MAX_OPENED }).toString()
    return Kept.parse(JSON.parse(text))
  })
  return kept ?? EMPTY
}

/** Stores the form for an hour in an encrypted cookie; false when it exceeds a cookie's size. */
export async function keepForm(websiteId: number, kept: Kept): Promise<boolean> {
  const [secret = ''] = acceptedSecrets()
  const value = await new CompactEncrypt(brotliCompressSync(JSON.stringify(kept)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(secret))
  if (value.length > MAX_BYTES) return false
  const jar = await cookies()
  jar.set({
    name: nameOf(websiteId),
    value,
    httpOnly: true,
    sameSite: 'lax',
    secure: overHttps(),
    path: '/checkout',
    maxAge: HOUR,
  })
  return true
}

/** The page's initial state: the submission id, which stays that of a pending order so that no second one is placed; and
 *  the input, until the order is paid. */
export async function resumeForm(
  ctx: Context,
  websiteId: number,
): Promise<{ submissionId: string; typed: Record<string, string> }> {
  const { submissionId, values } = await readKept(websiteId)
  const sent: Submission | null = submissionId === null ? null : { websiteId, submissionId }
  const status = sent && (await statusOf(ctx, sent))
  const isUnpaid = status === null || status === 'pending' || status === 'cancelled'
  return {
    submissionId: sent && status === 'pending' ? sent.submissionId : crypto.randomUUID(),
    typed: isUnpaid ? values : {},
  }
}

import { z } from 'zod'
import { requiredText } from '../fields'

/** Six digits or a recovery code, as people type them: with spaces, in any case. */
const typedCode = z
  .string({ error: 'Le code est un texte.' })
  .max(100, { error: 'Ce code est trop long.' })
  .transform((code) => code.replace(/[\s\u00a0-]/g, '').toLowerCase())

/** An optional code; an empty field means no code. */
export const OptionalCode = typedCode.transform((code) => code || undefined).optional()

export const RequiredCode = typedCode.pipe(z.string().min(1, { error: 'Le code est obligatoire.' }))

export const PasskeyName = requiredText('Le nom', 60)

const encoded = z.string().max(20_000)

/** A browser's passkey answer, in the format of @simplewebauthn/browser. Its content is verified later, not trusted. */
const base = { id: z.string().min(1).max(2_000), rawId: encoded, type: z.literal('public-key') }
const extensions = z.record(z.string(), z.unknown())

export const Registration = z.object({
  ...base,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: extensions,
})
export type Registration = z.infer<typeof Registration>

export const Assertion = z.object({
  ...base,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
  clientExtensionResults: extensions,
})
export type Assertion = z.infer<typeof Assertion>

export type Factor = 'totp' | 'passkey'

export type OwnPasskey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

export type SecondFactors = {
  /** Since when log-ins require a second factor; null without one. */
  since: Date | null
  /** `pending`: started and not confirmed yet, with what the app needs. */
  totp: { state: 'off' } | { state: 'on'; since: Date } | { state: 'pending'; secret: string; uri: string }
  passkeys: OwnPasskey[]
  recoveryCodesLeft: number
}

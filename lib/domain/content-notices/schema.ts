import { z } from 'zod'
import { EntityId, EntityIdText } from '../entity-id'
import { emailAddress, optionalText, personName, requiredText, webAddress } from '../fields'
import { listFilter } from '../lists/filter'
import {
  CATEGORIES,
  type DecisionGround,
  EXPLANATION_MAX,
  GROUNDS,
  LOCATIONS_MAX,
  mayBeAnonymous,
  NOTICE_NAME_MAX,
  type NoticeCategory,
  type NoticeOutcome,
  OUTCOMES,
} from './policy'

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as [Key, ...Key[]]

const NoticeCategoryField = z.enum(keysOf<NoticeCategory>(CATEGORIES), {
  error: 'Choisissez pourquoi ce contenu vous paraît illicite.',
})

const Address = webAddress('Chaque adresse')

/** One address per line. */
const Locations = requiredText('L’adresse du contenu', 20_000).transform((text, ctx) => {
  const lines = [...new Set(text.split(/\s+/).filter(Boolean))]
  if (lines.length > LOCATIONS_MAX) {
    ctx.addIssue(`Un signalement compte ${LOCATIONS_MAX} adresses au plus.`)
    return z.NEVER
  }
  return lines.map((line) => {
    const { data, error } = Address.safeParse(line)
    for (const issue of error?.issues.slice(0, 1) ?? []) ctx.addIssue(issue.message)
    return data ?? ''
  })
})

/** Checked even when other fields have faults, so that all faults are shown together. */
const AT_ONCE = { when: () => true }
type Sender = { category?: unknown; name?: unknown; email?: unknown }
const isKnown = (field: 'name' | 'email') => (notice: Sender) =>
  notice[field] !== '' || mayBeAnonymous(notice.category as NoticeCategory)

/** What article 16(2) of regulation (EU) 2022/2065 requires of a notice. */
export const ContentNotice = z
  .object({
    category: NoticeCategoryField,
    locations: Locations,
    // Browsers send line breaks in one of two forms.
    explanation: requiredText('L’explication', EXPLANATION_MAX).transform((text) =>
      text.replaceAll('\r\n', '\n'),
    ),
    name: z.literal('').or(personName('Le nom', NOTICE_NAME_MAX)),
    email: z.literal('').or(emailAddress),
    goodFaith: z.literal('on', { error: 'Cochez la case pour déclarer votre bonne foi.' }),
    /** The site whose page led here; anything but a number is ignored. */
    site: EntityIdText.optional().catch(undefined),
  })
  .refine(isKnown('name'), { ...AT_ONCE, path: ['name'], error: 'Le nom est obligatoire.' })
  .refine(isKnown('email'), { ...AT_ONCE, path: ['email'], error: 'L’adresse e-mail est obligatoire.' })
  .refine(({ name, email }) => (name === '') === (email === ''), {
    path: ['email'],
    error: 'Donnez votre nom et votre adresse, ou aucun des deux.',
  })
export type ContentNotice = Omit<z.infer<typeof ContentNotice>, 'goodFaith'>

const NOTICE_STATES = ['received', 'decided'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

export const NoticeFilter = listFilter(['id'], {
  etat: z.enum(NOTICE_STATES).optional(),
  motif: NoticeCategoryField.optional(),
})
export type NoticeFilter = z.infer<typeof NoticeFilter>

/** `rank`: open and urgent, open, decided. */
export const NoticeCursor = z.object({ rank: z.int().min(0).max(2), id: EntityId })
export type NoticeCursor = z.infer<typeof NoticeCursor>

/** A notice as the agency lists it. */
export type ListedNotice = {
  id: number
  rank: number
  reference: string
  category: NoticeCategory
  isUrgent: boolean
  state: NoticeState
  explanation: string
  websiteName: string | null
  reportedAt: Date | null
  createdAt: Date
}

const ITEM = /^(?:(?:testimonials|staff|events|products)-[1-9]\d{0,8}|pictures-[0-9a-f]{32})$/
const ITEMS_MAX = 200

const isGiven =
  (field: 'groundText' | 'scope') => (decision: { outcome?: unknown } & Record<string, unknown>) =>
    decision.outcome === 'no_action' || decision[field] !== ''

/** The agency's decision on a notice, with the statement of reasons of article 17(3). */
export const NoticeDecision = z
  .object({
    outcome: z.enum(keysOf<NoticeOutcome>(OUTCOMES), { error: 'Choisissez la décision.' }),
    items: z.array(z.string().regex(ITEM)).max(ITEMS_MAX, {
      error: `Une décision retire ${ITEMS_MAX} contenus au plus.`,
    }),
    /** Content to be removed manually, such as a text of a page. */
    elsewhere: optionalText('L’autre contenu', 500),
    reasons: requiredText('Les faits et circonstances', 5_000),
    ground: z.enum(keysOf<DecisionGround>(GROUNDS)).optional().catch(undefined),
    groundText: optionalText('Le texte appliqué', 2_000),
    scope: optionalText('La portée', 300),
    duration: optionalText('La durée', 300),
    /** Only in the form of a revision. */
    complaint: optionalText('La réclamation', 2_000).default(''),
    /** The version that it revises; none for the first decision. */
    revises: z.literal('1').optional().catch(undefined),
  })
  .refine(({ outcome, ground }) => outcome === 'no_action' || ground, {
    ...AT_ONCE,
    path: ['ground'],
    error: 'Choisissez le fondement de la restriction.',
  })
  .refine(isGiven('groundText'), {
    ...AT_ONCE,
    path: ['groundText'],
    error: 'Citez le texte appliqué, et dites pourquoi il s’applique.',
  })
  .refine(isGiven('scope'), { ...AT_ONCE, path: ['scope'], error: 'La portée est obligatoire.' })
  .refine(({ revises, complaint }) => !revises || complaint !== '', {
    ...AT_ONCE,
    path: ['complaint'],
    error: 'Résumez la réclamation qui mène à cette révision.',
  })
  .refine(
    ({ outcome, items, elsewhere }) => outcome !== 'content_removed' || items.length > 0 || elsewhere !== '',
    {
      ...AT_ONCE,
      path: ['elsewhere'],
      error: 'Cochez les contenus à retirer, ou décrivez ce qui est retiré.',
    },
  )
export type NoticeDecision = z.infer<typeof NoticeDecision>

/** A content that can be removed. `key`: `testimonials-12`, `pictures-{hash}`. */
export type SiteContent = { kind: string; key: string; label: string }

export const AuthorityReport = z.object({
  authority: requiredText('L’autorité', 200),
})

export const DecisionComplaint = z.object({
  reason: requiredText('La réclamation', 5_000),
})

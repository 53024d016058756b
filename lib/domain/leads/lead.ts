import { z } from 'zod'
import { EntityId } from '../entity-id'
import { calendarDate, optionalText, requiredText, webAddress } from '../fields'
import { listFilter } from '../lists/filter'
import type { MailFailureKind } from '../notifications/schema'
import type { LeadSubject } from './policy'
import { LEAD_STATUSES } from './statuses'

/** A visitor's message, a quote request, a termination, a consumer's withdrawal, or a client's project. */
export const LEAD_KINDS = ['message', 'devis', 'resiliation', 'retractation', 'projet'] as const

export const LeadStatus = z.enum(LEAD_STATUSES, { error: 'Choisissez un statut.' })
export type LeadStatus = z.infer<typeof LeadStatus>

export const LeadFilter = listFilter(['id'], {
  genre: z.enum(LEAD_KINDS).optional(),
  etat: LeadStatus.optional(),
})
export type LeadFilter = z.infer<typeof LeadFilter>

export const LeadCursor = z.object({ id: EntityId })
export type LeadCursor = z.infer<typeof LeadCursor>

export type Lead = {
  kind: 'message' | 'projet'
  id: number
  /** The subject of a message. */
  subject: LeadSubject | null
  name: string
  email: string
  /** The start of the text, or the chosen plan. */
  summary: string
  status: LeadStatus
  createdAt: Date
  /** Whether our mail reaches the address: see mail-failures.ts. */
  mailFailure: MailFailureKind | null
}

export const LeadChange = z.object({
  status: LeadStatus,
  notes: optionalText('Les notes', 5_000),
})
export type LeadChange = z.infer<typeof LeadChange>

/** The website, and with a plan the subscription, that a project becomes. */
export const ProjectConversion = z.object({
  name: requiredText('Le nom', 150),
  url: webAddress('L’adresse du site'),
  dueDate: calendarDate('L’échéance'),
})
export type ProjectConversion = z.infer<typeof ProjectConversion>

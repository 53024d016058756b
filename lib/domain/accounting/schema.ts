import { z } from 'zod'
import type * as calendar from '../calendar'

/** A month in Paris, `YYYY-MM`. */
export const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .transform((month) => month as calendar.Month)
/** A year in Paris. */
export const Year = z
  .string()
  .regex(/^20\d\d$/)
  .transform(Number)

/** What changes a shop's accounts: a paid order, a refund, a label that the agency pays. */
export const MOVEMENT_KINDS = ['sale', 'refund', 'label'] as const

/** Sums in cents. A refund's VAT and fee are negative: they are refunded with it. */
export type Sums = {
  grossCents: number
  /** The part of the gross that is delivery. */
  deliveryCents: number
  /** VAT of the gross minus VAT of the refund, by rate. */
  vat200Cents: number
  vat100Cents: number
  vat55Cents: number
  vat21Cents: number
  refundCents: number
  feeCents: number
  labelCents: number
}

export type Movement = Sums & { orderId: number; kind: (typeof MOVEMENT_KINDS)[number]; at: Date }

export type MonthOfAccounts = Sums & { month: string; sales: number }

/** The seller's net amount. */
export const netOf = ({ grossCents, refundCents, feeCents, labelCents }: Sums): number =>
  grossCents - refundCents - feeCents - labelCents

export const vatSum = ({ vat200Cents, vat100Cents, vat55Cents, vat21Cents }: Sums): number =>
  vat200Cents + vat100Cents + vat55Cents + vat21Cents

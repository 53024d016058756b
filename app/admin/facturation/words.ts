import { PLAN_FACTS, type PlanKey } from '@/content/plan-facts'
import type { Age } from '@/lib/domain/books/ages'
import type { BookedDocument } from '@/lib/domain/books/documents'
import type { PaymentWay } from '@/lib/domain/books/payments'
import type { ReportNature } from '@/lib/domain/books/reported'

export const PURPOSE_NAMES: Record<BookedDocument['purpose'], string> = {
  period: 'Abonnement',
  move: 'Changement de formule',
  surcharge: 'Majoration de retard',
  other: 'Autre',
  deposit: 'Acompte',
  balance: 'Solde',
  recurring: 'Option récurrente',
  fees: 'Frais de boutique',
}

export const REGIME_NAMES: Record<BookedDocument['regime'], string> = {
  standard: 'TVA française',
  exempt: 'Sans TVA',
  reverse_charge: 'Autoliquidation',
  outside: 'Hors champ de la TVA',
}

export const KIND_NAMES = {
  consumer: 'Particulier',
  non_professional: 'Non-professionnel',
  professional: 'Professionnel',
} as const

export const WAY_NAMES: Record<PaymentWay, string> = {
  card: 'Carte',
  sepa: 'Prélèvement SEPA',
  transfer: 'Virement ou chèque',
  kept: 'Retenu sur les ventes',
}

export const NATURE_NAMES: Record<ReportNature, string> = {
  invoice: 'Facture à transmettre',
  foreign: 'Facture à une entreprise étrangère',
  day: 'Ventes du jour',
  invoice_payment: 'Encaissement d’une facture',
  foreign_payment: 'Encaissement d’une entreprise étrangère',
  day_payment: 'Encaissements du jour',
}

export const TRANSMISSION_NAMES: Record<BookedDocument['transmission'], string> = {
  not_sent: 'Non transmise',
  sent: 'Transmise',
  accepted: 'Acceptée',
  rejected: 'Rejetée',
}

export const AGE_NAMES: Record<Age, string> = {
  '1-30': '1 à 30\u00a0jours',
  '31-60': '31 à 60\u00a0jours',
  '61-90': '61 à 90\u00a0jours',
  '90+': 'Plus de 90\u00a0jours',
}

/** The name of a plan, or of the lines outside plans. */
export const recurringName = (plan: PlanKey | null): string =>
  plan === null ? 'Options' : PLAN_FACTS[plan].name

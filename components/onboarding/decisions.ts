import type { Answers } from '@/lib/domain/onboarding/policy'

/** The decisions of the project step, one per screen. */
export const PROJECT = [
  'hasWebsite',
  'madeByAgency',
  'websiteUrl',
  'newWebsite',
  'isExperienced',
  'wantsSubscription',
  'wantsEcommerce',
  'selectedPlan',
] as const
export type ProjectDecision = (typeof PROJECT)[number]

/** The same for the meeting step. */
export const MEETING_DECISIONS = ['contactOption', 'callTimes', 'additionalInfo'] as const
export type MeetingDecision = (typeof MEETING_DECISIONS)[number]

type Decision = ProjectDecision | MeetingDecision

function isAsked(decision: Decision, { hasWebsite, contactOption }: Answers): boolean {
  if (decision === 'madeByAgency' || decision === 'websiteUrl') return hasWebsite
  return decision !== 'callTimes' || contactOption === 'phone'
}

/** The position among the decisions of a step: the open one, those already made, and the next one. The last one stays open;
 *  the step's own button continues. */
export function placeIn<Of extends Decision>(decisions: readonly Of[], kept: Of, answers: Answers) {
  const asked = decisions.filter((decision) => isAsked(decision, answers))
  const from = decisions.indexOf(kept)
  const open = asked.find((decision) => decisions.indexOf(decision) >= from) ?? kept
  const taken = asked.slice(0, asked.indexOf(open))
  return { open, taken, count: asked.length }
}

/** The decision after the open one; `answers` include the answer to the open one. */
export function decisionAfter<Of extends Decision>(decisions: readonly Of[], open: Of, answers: Answers): Of {
  const later = decisions.slice(decisions.indexOf(open) + 1)
  return later.find((decision) => isAsked(decision, answers)) ?? open
}

import { accountTokens } from '@/db/schema/account-tokens'
import { auditLog } from '@/db/schema/audit-log'
import { cannedAnswers } from '@/db/schema/canned-answers'
import { clients } from '@/db/schema/clients'
import { contactMessages } from '@/db/schema/contact-messages'
import { knownBrowsers } from '@/db/schema/known-browsers'
import { mailFailures } from '@/db/schema/mail-failures'
import { projectRequests } from '@/db/schema/project-requests'
import { projectStages, projects } from '@/db/schema/projects'
import { rateLimits } from '@/db/schema/rate-limits'
import { refusedForms } from '@/db/schema/refused-forms'
import { passkeyChallenges, passkeys, recoveryCodes, totpSecrets } from '@/db/schema/second-factors'
import { sessions } from '@/db/schema/sessions'
import { submissions } from '@/db/schema/submissions'
import { ticketFiles } from '@/db/schema/ticket-files'
import { ticketMessages, ticketNotes, ticketReads, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { tableRecord as record } from '../table-record'

const account = { activity: 'accounts', erasure: 'deleted' } as const
const support = { activity: 'support', erasure: 'deleted' } as const

/** Accounts, requests to the agency, leads and the audit log. */
export const PEOPLE = [
  record(users, {
    activity: 'accounts',
    erasure: 'anonymised',
    personal: [
      ...(['email', 'passwordHash', 'firstName', 'lastName', 'phone', 'businessName', 'address'] as const),
      ...(['postalCode', 'city', 'country', 'color'] as const),
    ],
  }),
  record(clients, {
    activity: 'billing',
    erasure: 'anonymised',
    personal: [
      ...(['billingName', 'billingLine1', 'billingLine2', 'billingPostalCode', 'billingCity'] as const),
      ...(['billingCountry', 'siren', 'vatNumber', 'billingEmails', 'purchaseReference'] as const),
      ...(['stripeAccountId', 'stripeCustomerId'] as const),
    ],
  }),
  record(accountTokens, { ...account, personal: ['email'] }),
  record(knownBrowsers, account),
  record(sessions, { ...account, personal: ['userAgent'] }),
  record(totpSecrets, { ...account, personal: ['secret'] }),
  record(recoveryCodes, { ...account, personal: ['codeHash'] }),
  record(passkeys, { ...account, personal: ['id', 'publicKey', 'name'], other: ['transports'] }),
  record(passkeyChallenges, { ...account, other: ['challenge'] }),
  record(refusedForms, { ...account, personal: ['values', 'issues'], other: ['message'] }),
  record(submissions, { ...account, other: ['hash'] }),
  record(tickets, { ...support, personal: ['title'], other: ['submission'] }),
  record(ticketMessages, { ...support, personal: ['body'] }),
  record(ticketNotes, { ...support, personal: ['body'] }),
  record(ticketReads, support),
  record(ticketFiles, { ...support, personal: ['name', 'fileKey'], other: ['mime'] }),
  // The agency's own texts: a client who is named in one is redacted.
  record(cannedAnswers, { ...support, personal: ['title', 'body'], erasure: 'anonymised' }),
  record(projects, { ...support, other: ['stoppedOn'], erasure: 'outside' }),
  record(projectStages, { ...support, other: ['plannedOn', 'doneOn'], erasure: 'outside' }),
  record(contactMessages, {
    activity: 'leads',
    erasure: 'deleted',
    personal: ['senderName', 'senderEmail', 'fields', 'notes'],
  }),
  record(projectRequests, {
    activity: 'leads',
    erasure: 'deleted',
    personal: [
      ...(['websiteUrl', 'preferredHours', 'preferredDays', 'exclusivePeriod'] as const),
      ...(['additionalInfo', 'notes'] as const),
    ],
  }),
  record(mailFailures, { activity: 'mails', erasure: 'deleted', personal: ['address'] }),
  record(rateLimits, { activity: 'security', erasure: 'outside', other: ['key'] }),
  record(auditLog, {
    activity: 'security',
    erasure: 'audit',
    personal: ['network', 'before', 'after', 'subjectId', 'refusedCaller'],
    other: ['action', 'actorType', 'actorRole', 'job', 'subjectType', 'requestId'],
  }),
]

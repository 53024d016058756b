const WEBSITE_FIELDS = [
  ...['clientId', 'subscriptionId', 'name', 'status', 'inactiveBy'],
  ...['formula', 'developmentPaidOn', 'firstDeliveredOn', 'handedOverOn'],
] as const
const SUBSCRIPTION_FIELDS = ['clientId', 'plan', 'paymentPlan', 'priceCents', 'dueDate', 'status'] as const
const LINE_FIELDS = [
  'clientId',
  'subscriptionId',
  'kind',
  'priceCents',
  'paymentPlan',
  'anchor',
  'endsOn',
] as const
const FEE_RULE = [
  'clientId',
  'minAmountCents',
  'fixedFeeCents',
  'percentage',
  'maxFeeCents',
  'customFormula',
] as const

const SHOP_FIELDS = [
  'legalName',
  'vatRegime',
  'legalForm',
  'shareCapital',
  'companyNumber',
  'registry',
  'registryCity',
  'vatNumber',
  'mediatorName',
  'returnCosts',
  'offersHome',
  'offersRelay',
  'offersPickup',
  'packagingWeightGrams',
  'parcelLengthCm',
  'parcelWidthCm',
  'parcelHeightCm',
  'preparationDays',
  'freeDeliveryFromCents',
  'manufacturerName',
  'manufacturerOutsideEu',
  'responsibleName',
  'pausedUntil',
] as const
const DISCOUNT_CODE = [
  'websiteId',
  'code',
  'percent',
  'amountCents',
  'startsOn',
  'endsOn',
  'maxUses',
  'active',
] as const

/** What is recorded: on which subjects, which fields are kept, and whether it is a refusal; of refusals one a minute is kept per
 *  actor or network. Never a secret, nor an address that may hold one. */
export const AUDIT_ACTIONS = {
  /** `factor`: given in addition to, or instead of, the password. */
  'user.logged-in': { on: ['user'], fields: ['remembered', 'factor'] },
  'user.logged-out': { on: ['user'], fields: [] },
  /** `address`: one without an account; only its keyed hash is written. */
  'user.log-in-failed': { on: ['user', 'address'], fields: [], isRefusal: true },
  /** Ten wrong passwords, or too many from a network or for an address. `per`: what they were counted for. */
  'user.locked-out': { on: ['user', 'address'], fields: ['per'], isRefusal: true },
  /** By a new password, a confirmed address, a new or removed factor, or from the session list. */
  'user.sessions-ended': { on: ['user'], fields: ['sessions'] },
  /** At a password change, or a confirmation that requires the password. */
  'user.password-refused': { on: ['user'], fields: [], isRefusal: true },
  'user.password-changed': { on: ['user'], fields: [] },
  'user.password-reset': { on: ['user'], fields: [] },
  /** A wrong app code, or a recovery code that is unknown or used. */
  'user.code-refused': { on: ['user'], fields: [], isRefusal: true },
  /** `reason`: unknown, expired, signature, or a counter that goes backwards, as a copied key's does. */
  'user.passkey-refused': { on: ['user', 'passkey'], fields: ['reason'], isRefusal: true },
  'user.factor-added': { on: ['user'], fields: ['factor', 'isFirst'] },
  'user.factor-removed': { on: ['user'], fields: ['factor', 'isLast'] },
  /** All factors, by the administration. */
  'user.factors-reset': { on: ['user'], fields: [] },
  'user.recovery-codes-renewed': { on: ['user'], fields: [] },
  'user.recovery-code-used': { on: ['user'], fields: ['left'] },
  'user.email-confirmed': { on: ['user'], fields: [] },
  'user.details-changed': { on: ['user'], fields: [] },
  /** A client's identity on its invoices. */
  'user.billing-details-changed': { on: ['user'], fields: ['clientKind'] },
  /** By the agency: whether a client of another member state owes the VAT. */
  'user.vat-number-confirmed': { on: ['user'], fields: ['vatNumber'] },
  'user.vat-number-unconfirmed': { on: ['user'], fields: ['vatNumber'] },
  'user.new-email-requested': { on: ['user'], fields: [] },
  'user.email-change-undone': { on: ['user'], fields: [] },
  'user.mails-chosen': { on: ['user'], fields: ['ticketAnswers', 'websiteNews', 'marketing'] },
  'user.data-exported': { on: ['user'], fields: [] },
  'user.deletion-requested': { on: ['user'], fields: [] },
  'user.deletion-withdrawn': { on: ['user'], fields: [] },
  'user.role-changed': { on: ['user'], fields: ['role'] },
  /** `invited`: chooses the password through a mailed link. */
  'user.created': { on: ['user'], fields: ['role', 'invited'] },
  /** By the user's link or by the administration. The addresses themselves are not kept. */
  'user.email-changed': { on: ['user'], fields: [] },
  'user.fees-changed': { on: ['user'], fields: ['stripeAccountId', 'fixedFeeCents', 'percentFee'] },
  /** The person was erased; number and invoices stay. */
  /** `orders`: of their shops, whose shoppers were erased with them. */
  'user.anonymised': { on: ['user'], fields: ['orders'] },
  'user.deleted': { on: ['user'], fields: ['role'] },
  'website.created': { on: ['website'], fields: WEBSITE_FIELDS },
  /** Only the changed fields; also when its owner takes it offline or back. */
  'website.changed': { on: ['website'], fields: WEBSITE_FIELDS },
  'website.deleted': { on: ['website'], fields: WEBSITE_FIELDS },
  'subscription.created': { on: ['subscription'], fields: SUBSCRIPTION_FIELDS },
  'subscription.changed': { on: ['subscription'], fields: SUBSCRIPTION_FIELDS },
  /** `reference`: of a payment noted by the agency. On the `user` without a subscription; likewise below. */
  'subscription.payment-received': { on: ['subscription', 'user'], fields: ['totalCents', 'reference'] },
  'subscription.invoice-credited': { on: ['subscription', 'user'], fields: ['totalCents', 'reason'] },
  'subscription.notice-given': { on: ['subscription'], fields: ['noticeOn', 'endsOn'] },
  'subscription.notice-revoked': { on: ['subscription'], fields: ['noticeOn'] },
  /** By the agency. */
  'subscription.end-announced': { on: ['subscription'], fields: ['endsOn', 'reason'] },
  'subscription.move-asked': { on: ['subscription'], fields: ['plan', 'paymentPlan', 'amountCents'] },
  'subscription.withdrawn': { on: ['subscription'], fields: ['endsOn', 'totalCents'] },
  'subscription.price-announced': { on: ['subscription'], fields: ['priceCents', 'effectiveOn', 'reason'] },
  'subscription.terms-announced': { on: ['subscription'], fields: ['effectiveOn', 'summary'] },
  'subscription.warned': { on: ['subscription'], fields: ['deadline', 'reason'] },
  /** The agency, asked to decide, waits. */
  'subscription.decided-to-wait': { on: ['subscription'], fields: [] },
  'subscription.restarted': { on: ['subscription'], fields: [] },
  'subscription.refund-transferred': { on: ['subscription', 'user'], fields: ['amountCents', 'reference'] },
  'subscription.formal-notice-recorded': { on: ['subscription', 'user'], fields: ['number', 'noticeOn'] },
  'subscription.surcharged': { on: ['subscription', 'user'], fields: ['number', 'totalCents'] },
  'recurring-line.added': { on: ['recurring-line'], fields: LINE_FIELDS },
  'recurring-line.changed': { on: ['recurring-line'], fields: LINE_FIELDS },
  'subscription.deleted': { on: ['subscription'], fields: SUBSCRIPTION_FIELDS },
  'entry.deleted': { on: ['testimonials', 'staff', 'events'], fields: ['websiteId', 'active'] },
  /** Its deletion was taken back. */
  'entry.restored': { on: ['testimonials', 'staff', 'events'], fields: ['websiteId', 'active'] },
  'product.deleted': { on: ['product'], fields: ['websiteId', 'name', 'priceCents', 'active'] },
  'picture.deleted': { on: ['picture'], fields: ['websiteId', 'kind', 'hash', 'name'] },
  'picture.restored': { on: ['picture'], fields: ['websiteId', 'kind', 'hash', 'name'] },
  /** By the agency: for a client, or assigned to one of its staff. */
  'ticket.opened-for-client': { on: ['ticket'], fields: ['userId'] },
  'ticket.assigned': { on: ['ticket'], fields: ['assigneeId'] },
  'canned-answer.deleted': { on: ['canned-answer'], fields: ['title'] },
  'webhook.added': { on: ['webhook'], fields: ['websiteId', 'host'] },
  'webhook.deleted': { on: ['webhook'], fields: ['websiteId', 'host'] },
  'webhook.secret-renewed': { on: ['webhook'], fields: ['previousSecretUntil'] },
  'lead.changed': { on: ['message', 'project'], fields: ['status'] },
  'lead.deleted': { on: ['message', 'project'], fields: ['status'] },
  /** A declared termination or withdrawal. `handler`: its client with a session or by the mailed link, or the agency. */
  'cancellation.confirmed': { on: ['message'], fields: ['kind', 'subscriptionId', 'handler'] },
  'cancellation.closed': { on: ['message'], fields: [] },
  /** About illegal content; `version`: 2 after a complaint. */
  'content-notice.decided': { on: ['content-notice'], fields: ['outcome', 'version', 'websiteId'] },
  /** A suspected crime. */
  'content-notice.reported': { on: ['content-notice'], fields: ['authority'] },
  /** By the client whose content it is about. */
  'content-notice.contested': { on: ['content-notice'], fields: [] },
  'quote.drafted': { on: ['quote'], fields: [] },
  'quote.sent': { on: ['quote'], fields: ['number', 'version', 'totalCents'] },
  /** By the agency: it is a draft again. */
  'quote.withdrawn': { on: ['quote'], fields: ['status'] },
  'quote.accepted': { on: ['quote'], fields: ['number', 'version', 'totalCents'] },
  /** By its client, a consumer, once accepted. */
  'quote.contract-withdrawn': { on: ['quote'], fields: ['number', 'withdrawnOn'] },
  /** What the agency keeps of the deposit. */
  'quote.withdrawal-settled': { on: ['quote'], fields: ['keptCents', 'reason'] },
  'quote.refused': { on: ['quote'], fields: [] },
  'quote.expired': { on: ['quote'], fields: [] },
  'quote.deleted': { on: ['quote'], fields: [] },
  /** The dates and assignee of a website project. */
  'project.planned': { on: ['website-project'], fields: [] },
  'project.stage-done': { on: ['website-project'], fields: ['stage', 'doneOn'] },
  'project.converted': { on: ['project'], fields: ['websiteId', 'subscriptionId'] },
  'job.retried': { on: ['job'], fields: ['queue', 'kind'] },
  /** The subject is the client. */
  'view.started': { on: ['user'], fields: [] },
  'view.ended': { on: ['user'], fields: [] },
  'key.created': { on: ['key'], fields: ['websiteId', 'access', 'prefix'] },
  'key.revoked': { on: ['key'], fields: ['websiteId', 'access', 'prefix'] },
  'order.placed': { on: ['order'], fields: ['websiteId', 'totalCents', 'feeCents'] },
  /** The checkout is complete; whether the payment arrives is known only later. */
  'order.awaits-payment': { on: ['order'], fields: ['websiteId', 'totalCents'] },
  'order.paid': { on: ['order'], fields: ['websiteId', 'totalCents', 'feeCents'] },
  /** After it was cancelled and its pieces were sold: the payment is refunded. */
  'order.paid-too-late': { on: ['order'], fields: ['websiteId', 'totalCents', 'feeCents'] },
  /** `reason`: expired, failed, refused by the provider, or cancelled by the owner. */
  'order.cancelled': { on: ['order'], fields: ['websiteId', 'totalCents', 'reason'] },
  /** By the owner. `cancels`: the whole order is cancelled; `pieces`: how many are restocked. */
  'order.refund-asked': { on: ['order'], fields: ['websiteId', 'amountCents', 'cancels', 'pieces'] },
  /** `reason`: the provider's code. */
  'order.refund-refused': { on: ['order'], fields: ['websiteId', 'amountCents', 'reason'] },
  /** The owner marked a failed refund as handled. */
  'order.refund-handled': { on: ['order'], fields: ['websiteId', 'amountCents'] },
  /** As the provider reports it, wherever it was requested. */
  'order.refunded': { on: ['order'], fields: ['status', 'refundedCents'] },
  /** `carrier`: who delivers it; the number may be unknown for a carrier other than ours. */
  'order.shipped': { on: ['order'], fields: ['websiteId', 'expeditionNumber', 'carrier'] },
  /** The carrier was asked, and refused, failed or left the result unknown. */
  'order.not-shipped': { on: ['order'], fields: ['websiteId', 'state'] },
  /** By its owner, who checked whether the carrier has a label: `found`. */
  'order.shipment-resolved': { on: ['order'], fields: ['websiteId', 'found'] },
  /** As the carrier reports it. */
  'order.parcel-moved': { on: ['order'], fields: ['parcelState', 'isStopped'] },
  /** By the carrier, or picked up at the shop. */
  'order.delivered': { on: ['order'], fields: ['websiteId', 'deliveryMethod'] },
  'order.disputed': { on: ['order'], fields: ['websiteId', 'amountCents', 'reason', 'status'] },
  /** By its owner. `changed`: which fields; of their values only the relay point is kept. */
  'order.corrected': { on: ['order'], fields: ['websiteId', 'changed', 'relayPointId'] },
  'order.confirmation-resent': { on: ['order'], fields: ['websiteId'] },
  /** By the shopper, with the order's link. */
  'order.return-requested': { on: ['order'], fields: ['websiteId', 'requestId'] },
  /** By anyone who typed its number and address, or has its link; the following ones by its owner. */
  'order.withdrawal-declared': { on: ['order'], fields: ['websiteId', 'withdrawalId'] },
  'order.withdrawal-refused': { on: ['order'], fields: ['websiteId', 'withdrawalId'] },
  'order.withdrawal-handled': { on: ['order', 'website'], fields: ['websiteId', 'withdrawalId'] },
  'order.goods-received': { on: ['order'], fields: ['websiteId', 'withdrawalId'] },
  /** By the shop's owner, about a person who is not named. */
  'shopper.erased': { on: ['website'], fields: ['orders'] },
  /** At the payment provider. */
  'payment-account.opened': { on: ['user'], fields: ['stripeAccountId'] },
  /** Whether it can take payments, as the provider reports it. */
  'payment-account.changed': { on: ['user'], fields: ['isReady'] },
  /** By the provider, without any outstanding requirement. */
  'payment-account.paused': { on: ['user'], fields: ['stripeAccountId'] },
  'fee-rule.created': { on: ['fee-rule'], fields: FEE_RULE },
  'fee-rule.changed': { on: ['fee-rule'], fields: FEE_RULE },
  'fee-rule.deleted': { on: ['fee-rule'], fields: FEE_RULE },
  /** Also when it is paused or reopened. The seller's address and contact details are not kept. */
  'shop.changed': { on: ['website'], fields: SHOP_FIELDS },
  /** Who answers for a site, in its legal notice. */
  'website.publisher-changed': { on: ['website'], fields: ['director'] },
  'discount-code.created': { on: ['discount-code'], fields: DISCOUNT_CODE },
  'discount-code.changed': { on: ['discount-code'], fields: DISCOUNT_CODE },
  'discount-code.deleted': { on: ['discount-code'], fields: DISCOUNT_CODE },
  /** By role or origin, at an API call or a screen's action. */
  'access.refused': { on: ['call', 'screen'], fields: [], isRefusal: true },
} as const satisfies Record<string, { on: readonly string[]; fields: readonly string[]; isRefusal?: true }>

export type AuditAction = keyof typeof AUDIT_ACTIONS

type Subject<Action extends AuditAction> = {
  type: (typeof AUDIT_ACTIONS)[Action]['on'][number]
  id: number | string
}
type Fields<Action extends AuditAction> = {
  [Field in (typeof AUDIT_ACTIONS)[Action]['fields'][number]]?: string | number | boolean | null
}

/** `before`, `after`: those of the action's fields that matter. Others are dropped on write. */
export type AuditEntry = {
  [Action in AuditAction]: {
    action: Action
    subject: Subject<Action>
    before?: Fields<Action>
    after?: Fields<Action>
  }
}[AuditAction]

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

/** What is recorded: on what, which of its fields are kept, and whether it is a refusal, of which one a minute is kept
 *  for each actor or network. Never a secret, nor an address that may hold one. */
export const AUDIT_ACTIONS = {
  /** `factor`: what was given beside or instead of the password. */
  'user.logged-in': { on: ['user'], fields: ['remembered', 'factor'] },
  'user.logged-out': { on: ['user'], fields: [] },
  /** `address`: no account has it; only its keyed hash is written. */
  'user.log-in-failed': { on: ['user', 'address'], fields: [], isRefusal: true },
  /** Ten wrong passwords, or a network's or an address's many. `per`: what they were counted for. */
  'user.locked-out': { on: ['user', 'address'], fields: ['per'], isRefusal: true },
  /** By a new password, a confirmed address, a new or removed factor, or from the list of one's sessions. */
  'user.sessions-ended': { on: ['user'], fields: ['sessions'] },
  /** At a change of the password, or of a confirmation that asks for it. */
  'user.password-refused': { on: ['user'], fields: [], isRefusal: true },
  'user.password-changed': { on: ['user'], fields: [] },
  'user.password-reset': { on: ['user'], fields: [] },
  /** A wrong code of an app, or a recovery code that is none or was used. */
  'user.code-refused': { on: ['user'], fields: [], isRefusal: true },
  /** `reason`: unknown, expired, signature, or a counter that goes backwards, as that of a copied key does. */
  'user.passkey-refused': { on: ['user', 'passkey'], fields: ['reason'], isRefusal: true },
  'user.factor-added': { on: ['user'], fields: ['factor', 'isFirst'] },
  'user.factor-removed': { on: ['user'], fields: ['factor', 'isLast'] },
  /** All of them, by the administration. */
  'user.factors-reset': { on: ['user'], fields: [] },
  'user.recovery-codes-renewed': { on: ['user'], fields: [] },
  'user.recovery-code-used': { on: ['user'], fields: ['left'] },
  'user.email-confirmed': { on: ['user'], fields: [] },
  'user.details-changed': { on: ['user'], fields: [] },
  /** Who a client is for its invoices. */
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
  /** `invited`: to choose the password by a mailed link. */
  'user.created': { on: ['user'], fields: ['role', 'invited'] },
  /** By the user's link or by the administration. The addresses themselves are not kept. */
  'user.email-changed': { on: ['user'], fields: [] },
  'user.fees-changed': { on: ['user'], fields: ['stripeAccountId', 'fixedFeeCents', 'percentFee'] },
  /** Its person was forgotten; number and invoices stay. */
  /** `orders`: of their shops, whose shoppers were erased with them. */
  'user.anonymised': { on: ['user'], fields: ['orders'] },
  'user.deleted': { on: ['user'], fields: ['role'] },
  'website.created': { on: ['website'], fields: WEBSITE_FIELDS },
  /** Of the fields, those that changed; also when its owner takes it offline or back. */
  'website.changed': { on: ['website'], fields: WEBSITE_FIELDS },
  'website.deleted': { on: ['website'], fields: WEBSITE_FIELDS },
  'subscription.created': { on: ['subscription'], fields: SUBSCRIPTION_FIELDS },
  'subscription.changed': { on: ['subscription'], fields: SUBSCRIPTION_FIELDS },
  /** `reference`: of a payment that the agency noted. Of the `user` without a subscription; likewise below. */
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
  /** The agency was asked to decide, and waits. */
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
  /** By the agency: for a client, or to whom of its staff it was given. */
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
  /** Of illegal content; `version`: 2 after a complaint. */
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
  /** Days and person of the making of a website. */
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
  /** Complete, and the money is known to come or not only later. */
  'order.awaits-payment': { on: ['order'], fields: ['websiteId', 'totalCents'] },
  'order.paid': { on: ['order'], fields: ['websiteId', 'totalCents', 'feeCents'] },
  /** After it was cancelled and its pieces were sold: it goes back. */
  'order.paid-too-late': { on: ['order'], fields: ['websiteId', 'totalCents', 'feeCents'] },
  /** `reason`: expired, failed, refused by the provider, or its owner's wish. */
  'order.cancelled': { on: ['order'], fields: ['websiteId', 'totalCents', 'reason'] },
  /** By the owner. `cancels`: the whole order is given up; `pieces`: how many go back to the shelf. */
  'order.refund-asked': { on: ['order'], fields: ['websiteId', 'amountCents', 'cancels', 'pieces'] },
  /** `reason`: the provider's code. */
  'order.refund-refused': { on: ['order'], fields: ['websiteId', 'amountCents', 'reason'] },
  /** The owner says that a refund which failed is dealt with. */
  'order.refund-handled': { on: ['order'], fields: ['websiteId', 'amountCents'] },
  /** As the provider says, wherever it was asked for. */
  'order.refunded': { on: ['order'], fields: ['status', 'refundedCents'] },
  /** `carrier`: who brings it; the number may be unknown with another than ours. */
  'order.shipped': { on: ['order'], fields: ['websiteId', 'expeditionNumber', 'carrier'] },
  /** The carrier was asked: it refused, failed, or left it unknown. */
  'order.not-shipped': { on: ['order'], fields: ['websiteId', 'state'] },
  /** By its owner, who looked whether the carrier has a label: `found`. */
  'order.shipment-resolved': { on: ['order'], fields: ['websiteId', 'found'] },
  /** As the carrier says. */
  'order.parcel-moved': { on: ['order'], fields: ['parcelState', 'isStopped'] },
  /** By the carrier, or fetched at the shop. */
  'order.delivered': { on: ['order'], fields: ['websiteId', 'deliveryMethod'] },
  'order.disputed': { on: ['order'], fields: ['websiteId', 'amountCents', 'reason', 'status'] },
  /** By its owner. `changed`: which fields; what they held is not kept, but for the relay point. */
  'order.corrected': { on: ['order'], fields: ['websiteId', 'changed', 'relayPointId'] },
  'order.confirmation-resent': { on: ['order'], fields: ['websiteId'] },
  /** By the shopper, with the order's link. */
  'order.return-requested': { on: ['order'], fields: ['websiteId', 'requestId'] },
  /** By who typed its number and address, or has its link; then by its owner. */
  'order.withdrawal-declared': { on: ['order'], fields: ['websiteId', 'withdrawalId'] },
  'order.withdrawal-refused': { on: ['order'], fields: ['websiteId', 'withdrawalId'] },
  'order.withdrawal-handled': { on: ['order', 'website'], fields: ['websiteId', 'withdrawalId'] },
  'order.goods-received': { on: ['order'], fields: ['websiteId', 'withdrawalId'] },
  /** By the shop's owner; of a person, who is not named. */
  'shopper.erased': { on: ['website'], fields: ['orders'] },
  /** At the payment provider. */
  'payment-account.opened': { on: ['user'], fields: ['stripeAccountId'] },
  /** Whether it can take payments, as the provider says. */
  'payment-account.changed': { on: ['user'], fields: ['isReady'] },
  /** By the provider, while it asks for nothing. */
  'payment-account.paused': { on: ['user'], fields: ['stripeAccountId'] },
  'fee-rule.created': { on: ['fee-rule'], fields: FEE_RULE },
  'fee-rule.changed': { on: ['fee-rule'], fields: FEE_RULE },
  'fee-rule.deleted': { on: ['fee-rule'], fields: FEE_RULE },
  /** Also when it is paused or opened again. Where the seller lives and how to reach them is not kept. */
  'shop.changed': { on: ['website'], fields: SHOP_FIELDS },
  /** Who answers for a site, in its legal notice. */
  'website.publisher-changed': { on: ['website'], fields: ['director'] },
  'discount-code.created': { on: ['discount-code'], fields: DISCOUNT_CODE },
  'discount-code.changed': { on: ['discount-code'], fields: DISCOUNT_CODE },
  'discount-code.deleted': { on: ['discount-code'], fields: DISCOUNT_CODE },
  /** By role or origin, at a call of the API or a screen's action. */
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

/** `before` and `after`: of the fields that the action lists, those that matter. Others are left out when it is written. */
export type AuditEntry = {
  [Action in AuditAction]: {
    action: Action
    subject: Subject<Action>
    before?: Fields<Action>
    after?: Fields<Action>
  }
}[AuditAction]

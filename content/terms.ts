/** What the terms of sale promise: content/cgv.mdx prints it. */
export const TERMS = {
  /** To end a subscription. */
  noticeMonths: 2,
  /** Before a subscription’s price or the terms change. */
  priceNoticeMonths: 3,
  /** In which bugs are corrected, from the first delivery. */
  warrantyMonths: 6,
  /** After a failed payment, until the services are interrupted. */
  graceWeeksMonthly: 1,
  graceMonthsYearly: 1,
  /** A year of subscription, and how many of its months are paid. */
  yearMonths: 12,
  yearPaidMonths: 10,
  /** In which a consumer may withdraw: article L. 221-18 of the Code de la consommation. */
  withdrawalDays: 14,
  /** In which a client who leaves may ask for a copy of the site's content. */
  returnDays: 30,
  /** Due by a professional who pays late: article D. 441-5 of the Code de commerce. */
  recoveryCents: 4_000,
} as const

/** The values in the terms of sale, printed by content/cgv.mdx. */
export const TERMS = {
  /** The notice to end a subscription. */
  noticeMonths: 2,
  /** The notice before a subscription’s price or the terms change. */
  priceNoticeMonths: 3,
  /** The period in which bugs are fixed, from the first delivery. */
  warrantyMonths: 6,
  /** From a failed payment until the services are interrupted. */
  graceWeeksMonthly: 1,
  graceMonthsYearly: 1,
  /** A year of subscription, and the number of its paid months. */
  yearMonths: 12,
  yearPaidMonths: 10,
  /** The period in which a consumer may withdraw: article L. 221-18 of the Code de la consommation. */
  withdrawalDays: 14,
  /** The period in which a leaving client may request a copy of the site's content. */
  returnDays: 30,
  /** The flat fee due by a professional who pays late: article D. 441-5 of the Code de commerce. */
  recoveryCents: 4_000,
} as const

import { longDate } from '@/components/ui/dates/dates'
import { brand, company } from '@/content/brand'
import { CMS_LICENCE } from '@/content/plan-facts'
import { RETENTION } from '@/content/retention'
import { TERMS } from '@/content/terms'
import { addMonths } from '@/lib/domain/calendar'
import { formatEuros } from '@/lib/domain/money'
import { LIMITS } from '@/lib/server/limits/limits'

const count = (value: number, unit: string) => `${value}\u00a0${unit}`

/** A day on which a notice may be given. */
const EXAMPLE = '2027-03-10'

/** The values that texts write in braces: `{brand.name}`, `{terms.notice}`. */
export const values = {
  brand,
  company,
  address: `${brand.address.street}, ${brand.address.zip} ${brand.address.city}, ${brand.address.country}`,
  cmsLicence: formatEuros(CMS_LICENCE.annualCents),
  audience: {
    kept: RETENTION.pageViews.words,
    limitWindow: count(LIMITS.pageView.counters[0].seconds, 'secondes'),
  },
  terms: {
    notice: count(TERMS.noticeMonths, 'mois'),
    priceNotice: count(TERMS.priceNoticeMonths, 'mois'),
    warranty: count(TERMS.warrantyMonths, 'mois'),
    graceMonthly: count(TERMS.graceWeeksMonthly, 'semaine'),
    graceYearly: count(TERMS.graceMonthsYearly, 'mois'),
    year: count(TERMS.yearMonths, 'mois'),
    yearPaid: count(TERMS.yearPaidMonths, 'mois'),
    withdrawal: count(TERMS.withdrawalDays, 'jours'),
    returns: count(TERMS.returnDays, 'jours'),
    recovery: formatEuros(TERMS.recoveryCents),
    exampleStart: longDate(EXAMPLE),
    exampleEnd: longDate(addMonths(EXAMPLE, TERMS.noticeMonths)),
    // Before the notice ends.
    exampleYearEnd: longDate(addMonths(EXAMPLE, TERMS.noticeMonths - 1)),
  },
}

import { backups } from '@/db/schema/backups'
import { invoiceCounters } from '@/db/schema/invoice-counters'
import { listVersions } from '@/db/schema/list-versions'
import { lowStock } from '@/db/schema/low-stock'
import { mailTurns } from '@/db/schema/mail-turns'
import { arrivals, pageViews } from '@/db/schema/page-views'
import {
  eventPictures,
  galleryPictures,
  logoPictures,
  productPictures,
  staffMemberPictures,
  testimonialPictures,
  uploadPictures,
} from '@/db/schema/placements'
import { productPrices, productReductions } from '@/db/schema/product-prices'
import { quoteCounters } from '@/db/schema/quotes'
import { notPersonal } from '../table-record'

/** Tables without personal data. */
export const IMPERSONAL = [
  notPersonal(pageViews, ['day', 'path']),
  notPersonal(arrivals, ['day', 'source']),
  notPersonal(productReductions, ['startsOn', 'endsOn']),
  ...[backups, productPrices].map((table) => notPersonal(table)),
  ...[listVersions, lowStock, mailTurns, invoiceCounters, quoteCounters].map((table) => notPersonal(table)),
  ...[galleryPictures, logoPictures, uploadPictures, productPictures].map((table) => notPersonal(table)),
  ...[eventPictures, staffMemberPictures, testimonialPictures].map((table) => notPersonal(table)),
]

import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { makerColumns } from './product-facts'
import { websites } from './websites'

/** `exempt`: 'TVA non applicable, art. 293 B du CGI'. */
export const vatRegime = pgEnum('vat_regime', ['standard', 'exempt'])

/** Where a seller is registered; `exempt`: its trade asks for no registration. */
export const sellerRegistry = pgEnum('seller_registry', ['rcs', 'rne', 'exempt'])

/** Who pays for returning goods after a withdrawal. */
export const returnCosts = pgEnum('return_costs', ['seller', 'shopper'])

/** A website's shop settings. A website without a row has not opened its shop yet. */
export const shops = pgTable(
  'shops',
  {
    websiteId: integer()
      .primaryKey()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** The seller's identity; checkout stays closed while one of these is empty. */
    legalName: text().notNull().default(''),
    addressLine1: text().notNull().default(''),
    addressLine2: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    city: text().notNull().default(''),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull().default('FR'),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    vatRegime: vatRegime().notNull().default('standard'),
    /** The URL of the seller's own terms of sale. */
    termsUrl: text().notNull().default(''),
    /** The facts that the law requires of a seller beyond its identity; an empty text or null means that it is not given yet. */
    legalForm: text().notNull().default(''),
    shareCapital: text().notNull().default(''),
    /** A SIREN or SIRET in digits, or the number of another country's register. */
    companyNumber: text().notNull().default(''),
    registry: sellerRegistry(),
    registryCity: text().notNull().default(''),
    vatNumber: text().notNull().default(''),
    insurer: text().notNull().default(''),
    mediatorName: text().notNull().default(''),
    mediatorAddress: text().notNull().default(''),
    mediatorUrl: text().notNull().default(''),
    returnCosts: returnCosts(),
    returnAddress: text().notNull().default(''),
    commercialGuarantee: text().notNull().default(''),
    offersHome: boolean().notNull().default(true),
    offersRelay: boolean().notNull().default(true),
    offersPickup: boolean().notNull().default(false),
    pickupAddress: text().notNull().default(''),
    pickupHours: text().notNull().default(''),
    packagingWeightGrams: integer().notNull().default(0),
    /** The parcel that the shop usually packs, in centimetres; null: it has none. */
    parcelLengthCm: integer(),
    parcelWidthCm: integer(),
    parcelHeightCm: integer(),
    preparationDays: integer().notNull().default(2),
    /** Of the articles after the discount; null: delivery is never free. */
    freeDeliveryFromCents: integer(),
    /** Shown instead of the checkout while the shop is paused; null when it sells. */
    pauseMessage: text(),
    /** The last day of the pause in Paris; null: until the owner ends it. */
    pausedUntil: date({ mode: 'string' }),
    /** The default for products that name none. */
    ...makerColumns(),
    /** For products without their own warnings. */
    warnings: text().notNull().default(''),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('shops_packaging_weight', sql`${table.packagingWeightGrams} between 0 and 30000`),
    check(
      'shops_parcel',
      sql`num_nonnulls(${table.parcelLengthCm}, ${table.parcelWidthCm}, ${table.parcelHeightCm}) in (0, 3)
        and least(${table.parcelLengthCm}, ${table.parcelWidthCm}, ${table.parcelHeightCm}) > 0`,
    ),
    check('shops_preparation_days', sql`${table.preparationDays} between 0 and 60`),
    check('shops_free_delivery', sql`${table.freeDeliveryFromCents} >= 0`),
    check('shops_pause', sql`${table.pausedUntil} is null or ${table.pauseMessage} is not null`),
    check('shops_pause_message', sql`${table.pauseMessage} <> ''`),
    check('shops_terms', sql`${table.termsUrl} = '' or ${table.termsUrl} ~ '^https?://'`),
    check('shops_mediator', sql`${table.mediatorUrl} = '' or ${table.mediatorUrl} ~ '^https?://'`),
  ],
)

/** Prices of a parcel by its weight, VAT included: the first bracket that it fits in. */
type Bracket = { upToGrams: number; priceCents: number }

type Tariff = {
  /** The source of the figures; examples are to be replaced by the agency's contract. */
  source: 'published' | 'example'
  /** The carrier's delay, in working days. */
  days: { from: number; to: number }
  brackets: readonly Bracket[]
}

/** The date of the figures below. The carrier's API returns no prices: they are updated here. */
export const TARIFFS_READ = '2025'

/** The carrier's weight limits. A lighter parcel is declared at the minimum. */
export const PARCEL_LIMITS = {
  home: { minGrams: 10, maxGrams: 25_000 },
  relay: { minGrams: 15, maxGrams: 30_000 },
} as const

/** The maximum sum of a parcel's length, width and height, in every mode. */
export const MAX_EXTENT_CM = 150

/** By mode and country (ISO 3166-1 alpha-2); without a tariff the mode is not offered there. */
export const CARRIER_TARIFFS: Record<keyof typeof PARCEL_LIMITS, Partial<Record<string, Tariff>>> = {
  relay: {
    // As published for private senders; sources differ by some cents, so compare with the contract.
    FR: {
      source: 'published',
      days: { from: 3, to: 5 },
      brackets: [
        { upToGrams: 250, priceCents: 419 },
        { upToGrams: 500, priceCents: 430 },
        { upToGrams: 1_000, priceCents: 539 },
        { upToGrams: 2_000, priceCents: 659 },
        { upToGrams: 3_000, priceCents: 740 },
        { upToGrams: 5_000, priceCents: 1_240 },
        { upToGrams: 10_000, priceCents: 1_440 },
        { upToGrams: 30_000, priceCents: 3_240 },
      ],
    },
    BE: neighbour(),
    LU: neighbour(),
    NL: neighbour(),
    ES: iberian(),
    PT: iberian(),
  },
  home: {
    FR: {
      source: 'example',
      days: { from: 2, to: 3 },
      brackets: [
        { upToGrams: 500, priceCents: 690 },
        { upToGrams: 1_000, priceCents: 790 },
        { upToGrams: 2_000, priceCents: 890 },
        { upToGrams: 5_000, priceCents: 1_390 },
        { upToGrams: 10_000, priceCents: 1_990 },
        { upToGrams: 25_000, priceCents: 3_490 },
      ],
    },
    BE: {
      source: 'example',
      days: { from: 3, to: 5 },
      brackets: [
        { upToGrams: 1_000, priceCents: 1_190 },
        { upToGrams: 5_000, priceCents: 1_690 },
        { upToGrams: 25_000, priceCents: 3_990 },
      ],
    },
    LU: {
      source: 'example',
      days: { from: 3, to: 5 },
      brackets: [
        { upToGrams: 1_000, priceCents: 1_190 },
        { upToGrams: 5_000, priceCents: 1_690 },
        { upToGrams: 25_000, priceCents: 3_990 },
      ],
    },
  },
}

function neighbour(): Tariff {
  return {
    source: 'example',
    days: { from: 4, to: 6 },
    brackets: [
      { upToGrams: 500, priceCents: 530 },
      { upToGrams: 1_000, priceCents: 650 },
      { upToGrams: 3_000, priceCents: 890 },
      { upToGrams: 5_000, priceCents: 1_390 },
      { upToGrams: 10_000, priceCents: 1_790 },
      { upToGrams: 30_000, priceCents: 3_690 },
    ],
  }
}

function iberian(): Tariff {
  return {
    source: 'example',
    days: { from: 5, to: 7 },
    brackets: [
      { upToGrams: 500, priceCents: 690 },
      { upToGrams: 1_000, priceCents: 890 },
      { upToGrams: 3_000, priceCents: 1_190 },
      { upToGrams: 5_000, priceCents: 1_690 },
      { upToGrams: 10_000, priceCents: 2_290 },
      { upToGrams: 30_000, priceCents: 4_290 },
    ],
  }
}

import type { Shop } from '@/lib/domain/shops/schema'

/** What the forms of a shop show that was never set up: the defaults of the table. */
export const newShop = (websiteId: number): Shop => ({
  websiteId,
  legalName: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  country: 'FR',
  email: '',
  phone: '',
  vatRegime: 'standard',
  termsUrl: '',
  offersHome: true,
  offersRelay: true,
  offersPickup: false,
  pickupAddress: '',
  pickupHours: '',
  packagingWeightGrams: 0,
  preparationDays: 2,
  freeDeliveryFromCents: null,
  pauseMessage: null,
  pausedUntil: null,
  updatedAt: new Date(0),
})

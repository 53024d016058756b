import { endSubscription } from '@/lib/domain/billing/end-subscription'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'
import { deleteWebsite } from '@/lib/domain/website-deletion/delete-website'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { setFormula } from '@/lib/domain/websites/set-formula'
import { switchWebsite } from '@/lib/domain/websites/switch-website'
import { updateWebsite } from '@/lib/domain/websites/update-website'
import { type ContractWorld, noticed } from './contract-world'
import { type RoomTable, raced, racedAfter } from './row'

const site = { name: 'Le four', url: 'https://four.example', imageUrl: null, status: 'active' } as const

export const websiteRaces: RoomTable<ContractWorld> = {
  room: 'websites',
  verbs: {
    createWebsite: raced(({ admin, clientId, id }) =>
      createWebsite(admin, { ...site, clientId, subscriptionId: id }),
    ),
    setFormula: raced(({ admin, websiteId }) =>
      setFormula(admin, { id: websiteId, changes: { formula: 'one_time_and_subscription' } }),
    ),
    switchWebsite: raced(({ admin, websiteId }) =>
      switchWebsite(admin, { id: websiteId, status: 'inactive' }),
    ),
    updateWebsite: raced(({ admin, freeSiteId, id }) =>
      updateWebsite(admin, { id: freeSiteId, changes: { subscriptionId: id } }),
    ),
  },
}

export const websiteDeletionRaces: RoomTable<ContractWorld> = {
  room: 'website-deletion',
  verbs: { deleteWebsite: raced(({ admin, freeSiteId }) => deleteWebsite(admin, freeSiteId)) },
}

/** Deletes a website while its subscription changes. */
export const websiteAndContractRaces: RoomTable<ContractWorld> = {
  room: 'websites and billing',
  verbs: {
    deleteWebsite: raced(({ admin, freeSiteId }) => deleteWebsite(admin, freeSiteId)),
    endSubscription: racedAfter(noticed, ({ jobIn, id }) => endSubscription(jobIn(75), id)),
    giveNotice: raced(({ client, id }) => giveNotice(client, { id })),
    switchWebsite: raced(({ admin, websiteId }) =>
      switchWebsite(admin, { id: websiteId, status: 'inactive' }),
    ),
    updateSubscription: raced(({ admin, id }) =>
      updateSubscription(admin, { id, changes: { name: 'Le four' } }),
    ),
    updateWebsite: raced(({ admin, freeSiteId, id }) =>
      updateWebsite(admin, { id: freeSiteId, changes: { subscriptionId: id } }),
    ),
  },
}

import { z } from 'zod'
import { emailAddress } from '../fields'

/** Shoppers have no account: they are identified by their address. */
export const ShopperAddress = z.object({ email: emailAddress })

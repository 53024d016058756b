import { z } from 'zod'
import { emailAddress } from '../fields'

/** A person who ordered in a shop has no account: their address names them. */
export const ShopperAddress = z.object({ email: emailAddress })

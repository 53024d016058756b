import type { Metadata } from 'next'
import { Denied } from './denied'

export const metadata: Metadata = { title: 'Accès refusé', robots: { index: false } }

/** For a visitor. With a session the middleware shows app/dashboard/acces-refuse at this address. */
export default Denied

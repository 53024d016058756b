import type { Metadata } from 'next'
import { TermsOfUse } from '../cgu/terms-of-use'

export const metadata: Metadata = { title: 'Conditions d’utilisation', alternates: { canonical: '/cgu' } }

export default TermsOfUse

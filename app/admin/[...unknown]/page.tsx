import { notFound } from 'next/navigation'

// Rendered for each request, so that the 404 page carries the nonce of its policy.
export const dynamic = 'force-dynamic'

export default function UnknownPage() {
  notFound()
}

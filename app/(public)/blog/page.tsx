import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = {
  title: 'Blog',
  description: 'Conseils et nouvelles de l’agence.',
  alternates: { canonical: '/blog' },
}

export default function BlogPage() {
  return (
    <Notice title="Blog" stage={0} action={<ButtonLink href="/contact">Proposer un sujet</ButtonLink>}>
      <p>Les fondations sont posées, le premier article s’écrit.</p>
      <p>Un sujet vous intéresse ? Dites-le-nous, il passera devant.</p>
    </Notice>
  )
}

import type { Metadata } from 'next'
import { PageBody } from '@/components/site/page-body'
import { Prose } from '@/components/site/prose'
import { PrivacyText } from './privacy-text'

export const metadata: Metadata = {
  title: 'Confidentialité',
  description: 'Quelles données nous gardons, pourquoi, combien de temps, et vos droits.',
  alternates: { canonical: '/privacy' },
}

export default function PrivacyPage() {
  return (
    <PageBody
      title="Confidentialité"
      intro="Ce que nous gardons, pourquoi, et ce que vous pouvez nous demander."
    >
      <Prose>
        <PrivacyText />
      </Prose>
    </PageBody>
  )
}

import { agencyData } from '@/app/_head/agency-data'
import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { ContactForm } from '@/components/contact/contact-form'
import { Ways } from '@/components/contact/ways'
import { PageBody } from '@/components/site/page-body'
import { Card } from '@/components/ui/layout/card'
import { RETENTION } from '@/content/retention'
import { sendContactRequest } from '../actions'

export const metadata = pageMetadata(pages.contact)

export default function ContactPage() {
  return (
    <PageBody title="Contact" intro="Dites-nous quand et comment vous joindre, nous nous occupons du reste.">
      <JsonLd things={[agencyData, breadcrumb(pages.contact)]} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.8fr_1fr]">
        <Card className="md:p-8">
          <ContactForm send={sendContactRequest} privacy={<Privacy />} />
        </Card>
        <Ways />
      </div>
    </PageBody>
  )
}

const Privacy = () => (
  <p className="text-muted text-sm">
    Ces informations servent à vous répondre et sont effacées après {RETENTION.contactMessages.words}.{' '}
    <a href="/privacy" className="text-link">
      Confidentialité
    </a>
  </p>
)

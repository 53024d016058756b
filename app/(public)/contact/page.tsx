import type { Metadata } from 'next'
import { ContactForm } from '@/components/contact/contact-form'
import { Ways } from '@/components/contact/ways'
import { PageBody } from '@/components/site/page-body'
import { Card } from '@/components/ui/card'
import { NO_TITLE } from '@/components/ui/no-title'
import { sendContactRequest } from '../actions'

export const metadata: Metadata = {
  title: NO_TITLE,
  description:
    'Téléphone, e-mail, adresse et horaires de l’agence à Montpellier, et un formulaire pour être recontacté.',
  alternates: { canonical: '/contact' },
}

export default function ContactPage() {
  return (
    <PageBody title="Contact" intro="Dites-nous quand et comment vous joindre, nous nous occupons du reste.">
      <div className="grid items-start gap-5 lg:grid-cols-[1.8fr_1fr]">
        <Card className="md:p-8">
          <h2 id="formulaire-titre" className="mb-6 text-2xl">
            Être recontacté
          </h2>
          <ContactForm send={sendContactRequest} />
        </Card>
        <Ways />
      </div>
    </PageBody>
  )
}

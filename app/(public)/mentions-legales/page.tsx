import type { Metadata } from 'next'
import { PageBody } from '@/components/site/page-body'
import { Prose } from '@/components/site/prose'
import { brand } from '@/content/brand'

export const metadata: Metadata = {
  title: 'Mentions légales',
  alternates: { canonical: '/mentions-legales' },
}

export default function LegalNoticePage() {
  const { name, address, email, phone } = brand
  return (
    <PageBody title="Mentions légales">
      <Prose>
        <h2>Éditeur</h2>
        <p>
          {name}
          <br />
          {address.street}, {address.zip} {address.city}, {address.country}
        </p>
        <p>
          Téléphone : <a href={phone.link}>{phone.shown}</a>
          <br />
          E-mail : <a href={`mailto:${email}`}>{email}</a>
        </p>
        <h2>Hébergement</h2>
        <p>Le site est hébergé par {name}, à l’adresse ci-dessus.</p>
        <h2>Propriété intellectuelle</h2>
        <p>
          Les textes, les dessins et le code de ce site appartiennent à {name}. Les contenus des clients
          restent les leurs.
        </p>
      </Prose>
    </PageBody>
  )
}

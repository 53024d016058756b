import { brand } from '@/content/brand'
import type { SendForm } from '../site/use-sent-form'
import { Card } from '../ui/card'
import { MessageForm } from './message-form'
import { Section } from './section'

export function ContactSection({ send }: { send: SendForm }) {
  return (
    <Section
      id="contact"
      title="Parlons de votre projet"
      intro="Une question, un devis, une envie encore floue ? Écrivez-nous, une personne vous répond."
    >
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_1.8fr]">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
          <Card>
            <h3 className="text-xl">Horaires</h3>
            {brand.hours.home.map(({ days, hours }) => (
              <p key={days} className="mt-3 flex flex-wrap justify-between gap-x-4">
                <span>{days}</span>
                <span className="font-semibold tabular-nums">{hours}</span>
              </p>
            ))}
          </Card>
          <Card>
            <h3 className="text-xl">Coordonnées</h3>
            <address className="mt-3 flex flex-col items-start gap-1 not-italic">
              <a href={brand.phone.link} className="text-link">
                {brand.phone.shown}
              </a>
              <a href={`mailto:${brand.email}`} className="text-link">
                {brand.email}
              </a>
              <span className="text-muted">
                {`${brand.address.street}, ${brand.address.zip} ${brand.address.city}`}
              </span>
            </address>
          </Card>
        </div>
        <Card className="md:p-8">
          <MessageForm send={send} />
        </Card>
      </div>
    </Section>
  )
}

import type { ReactNode } from 'react'
import { brand } from '@/content/brand'
import type { Proof } from '@/content/proof'
import { ProofOfCallback } from '../proof/callback'
import { Siret } from '../proof/siret'
import type { SendForm } from '../site/use-sent-form'
import { Card } from '../ui/layout/card'
import { MessageForm } from './message-form'
import { Section } from './section'

export function ContactSection({ send, proof }: { send: SendForm; proof: Proof }) {
  return (
    <Section
      id="contact"
      title="Parlons de votre projet"
      intro="Une question, un devis, une envie encore floue ? Écrivez-nous, une personne vous répond."
    >
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_1.8fr]">
        <div className="grid tablet:grid-cols-2 tablet:gap-5 max-tablet:divide-y max-tablet:divide-hairline max-tablet:rounded-card max-tablet:border max-tablet:border-hairline max-tablet:bg-surface lg:grid-cols-1">
          <InfoCard title="Horaires">
            {brand.hours.home.map(({ days, hours }) => (
              <p key={days} className="flex flex-wrap justify-between gap-x-4">
                <span>{days}</span>
                <span className="font-semibold tabular-nums">{hours}</span>
              </p>
            ))}
          </InfoCard>
          <InfoCard title="Coordonnées">
            <address className="flex flex-col items-start gap-1 not-italic">
              <a href={brand.phone.link} className="text-link">
                {brand.phone.shown}
              </a>
              <a href={`mailto:${brand.email}`} className="text-link">
                {brand.email}
              </a>
              <span className="text-muted">
                {`${brand.address.street}, ${brand.address.zip}\u00a0${brand.address.city}`}
              </span>
              <Siret siret={proof.siret} />
            </address>
          </InfoCard>
        </div>
        <Card className="flex flex-col gap-5 max-tablet:p-4 md:p-8">
          <ProofOfCallback callback={proof.callback} />
          <MessageForm send={send} />
        </Card>
      </div>
    </Section>
  )
}

/** A card; on phones a part of one. */
const InfoCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="px-5 py-4 tablet:card tablet:shadow-low">
    <h3 className="text-lg tablet:text-xl">{title}</h3>
    <div className="mt-1.5 tablet:mt-3">{children}</div>
  </div>
)

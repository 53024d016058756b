import { proof as ownProof, type Proof } from '@/content/proof'
import type { SendForm } from '../site/use-sent-form'
import { Cases } from './cases'
import { ContactSection } from './contact-section'
import { Faq } from './faq'
import { Hero } from './hero'
import { People } from './people'
import { Pricing } from './pricing'
import { Steps } from './steps'
import { Testimonials } from './testimonials'

/** The home page, the same at / and /home. */
export function Home({ send, proof = ownProof }: { send: SendForm; proof?: Proof }) {
  return (
    <>
      <Hero />
      <Steps />
      <Cases />
      <Testimonials proof={proof} />
      <Pricing />
      <People proof={proof} />
      <Faq />
      <ContactSection send={send} proof={proof} />
    </>
  )
}

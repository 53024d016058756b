import type { SendForm } from '../site/use-sent-form'
import { ContactSection } from './contact-section'
import { Hero } from './hero'
import { Pricing } from './pricing'
import { Steps } from './steps'
import { Testimonials } from './testimonials'

/** The home page, the same at / and /home. */
export function Home({ send }: { send: SendForm }) {
  return (
    <>
      <Hero />
      <Steps />
      <Testimonials />
      <Pricing />
      <ContactSection send={send} />
    </>
  )
}

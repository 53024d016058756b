import { Hero } from './hero'
import { Pricing } from './pricing'
import { Steps } from './steps'
import { Testimonials } from './testimonials'

/** The home page, the same at / and /home. */
export function Home() {
  return (
    <>
      <Hero />
      <Steps />
      <Testimonials />
      <Pricing />
    </>
  )
}

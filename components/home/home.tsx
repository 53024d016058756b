import { Hero } from './hero'
import { Steps } from './steps'

/** The home page, the same at / and /home. */
export function Home() {
  return (
    <>
      <Hero />
      <Steps />
    </>
  )
}

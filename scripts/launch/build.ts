import { build } from './build/build'
import { Closing } from './closing'

/** `npm run build`: builds the product for production. */
export async function main(): Promise<void> {
  const closing = new Closing()
  closing.onSignal()
  const pages = await build({ ...process.env }, closing, { loud: true })
  console.log(`✓ ${pages} pages made ready to be sent from memory`)
  process.exit(0)
}

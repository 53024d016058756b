import { build } from './build/build'
import { Closing } from './closing'

/** `npm run build`: the product for production, with its content security policy sealed in. */
export async function main(): Promise<void> {
  const closing = new Closing()
  closing.onSignal()
  const pages = await build({ ...process.env }, closing, { loud: true })
  console.log(`✓ Content security policy sealed for ${pages} paths`)
  process.exit(0)
}

import { parseArgs } from 'node:util'
import { build, isBuilt } from './build/build'
import { Halt } from './halt'
import { type LaunchContext, launch } from './launch'
import { step } from './progress'
import { productLog, serve } from './serve'

/** `npm run demo`: runs the built product with its database and simulators, until Ctrl-C. */
export async function main(args: string[]): Promise<void> {
  await launch({ name: 'product', startOver: options(args).reset, serve: serveBuilt })
}

async function serveBuilt({ port, env, closing, summary }: LaunchContext) {
  if (!isBuilt(env)) await step('Building the product (about a minute)', () => build(env, closing))
  const product = await step('Starting the product', () => serve({ area: '.', port, env, closing }))
  console.log(summary)
  return { name: 'The product', child: product, log: productLog('.') }
}

function options(args: string[]) {
  try {
    return parseArgs({ args, options: { reset: { type: 'boolean', default: false } } }).values
  } catch {
    throw new Halt(`The demo knows one option, --reset; got: ${args.join(' ')}`)
  }
}

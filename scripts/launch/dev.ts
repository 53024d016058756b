import { nextProgram } from './build/build'
import { watchEmbed } from './build/bundle-embed'
import { startNode, stop } from './child'
import { type Ground, launch } from './launch'

/** `npm run dev`: Next's development server on the same parts and data as the demo. */
export async function main(): Promise<void> {
  await launch({ name: 'development', serve: serveSources })
}

async function serveSources({ port, env, closing, summary }: Ground) {
  closing.add(await watchEmbed())
  console.log(summary)
  const server = startNode(
    'development',
    [nextProgram, 'dev', '-p', String(port)],
    { ...env, NODE_ENV: 'development' },
    { area: '.' },
  )
  closing.add(() => stop(server, 5_000))
  return server
}

import { join } from 'node:path'
import { watchEmbed } from './build/bundle-embed'
import { bundleServer } from './build/bundle-server'
import { startNode, stop } from './child'
import { root } from './folders'
import { type LaunchContext, launch } from './launch'

/** Separate files, so that the built server stays unchanged. */
const serverFile = join(root, '.next/development-server.mjs')
const threadFile = join(root, '.next/development-draw-worker.mjs')

/** `npm run dev`: runs the product in development mode, with the database and simulators of the demo. */
export async function main(): Promise<void> {
  await launch({ name: 'development', serve: serveSources })
}

async function serveSources({ port, env, closing, summary }: LaunchContext) {
  closing.add(await watchEmbed())
  await bundleServer({ files: { server: serverFile, thread: threadFile } })
  console.log(summary)
  const server = startNode(
    'development',
    [serverFile],
    { ...env, NODE_ENV: 'development', PORT: String(port) },
    { area: '.' },
  )
  closing.add(() => stop(server, 5_000))
  return { name: 'The product', child: server }
}

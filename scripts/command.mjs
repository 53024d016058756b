// Runs an operator command: the build's bundle, because `tsx` is not installed in production, or else the source.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [name] = process.argv.splice(2, 1)
const built = `.next/commands/${name}.mjs`
if (existsSync(built)) await import(pathToFileURL(built).href)
else {
  const { register } = await import('tsx/esm/api')
  register()
  await import(`./${name}.ts`)
}

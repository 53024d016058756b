import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './launch/folders'
import { pressFiles } from './press/press-files'

// `npm run press-logos`: draws the logo files for the press from the product's own sign, colours and name.
const folder = join(root, 'public/presse')

mkdirSync(folder, { recursive: true })
for (const [name, content] of await pressFiles()) {
  writeFileSync(join(folder, name), content)
  console.log(`${name} ${(content.length / 1000).toFixed(1)} kB`)
}

import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { embedOptions } from './bundle-embed'

/** The shop's script also shows the product facts required by law. */
const MAX_KB = { embed: 6, shop: 7 }

it.each(['embed', 'shop'] as const)(
  '%s is one small script that names no other site and needs no eval',
  async (name) => {
    const options = embedOptions[name]
    const { outputFiles } = await build({ ...options, write: false })
    expect(outputFiles).toHaveLength(1)
    const script = outputFiles[0]?.text ?? ''
    expect(gzipSync(script).length).toBeLessThanOrEqual(MAX_KB[name] * 1024)
    expect(script).toContain('import.meta.url')
    expect(script).not.toMatch(/https?:|innerHTML|\beval\b|new Function/)
  },
)

it('the shop’s script takes from embed.js what that exports, and nothing else', async () => {
  const text = async (options: (typeof embedOptions)[keyof typeof embedOptions]) =>
    (await build({ ...options, minify: false, write: false })).outputFiles[0]?.text ?? ''
  const exported = namesIn(/export \{([^}]*)\};\s*$/, await text(embedOptions.embed))
  const imports = [...(await text(embedOptions.shop)).matchAll(/import \{([^}]*)\} from "([^"]*)"/g)]
  expect(imports.map(([, , from]) => from)).toContain('./embed.js')
  for (const [line = '', , from] of imports) {
    expect(from).toBe('./embed.js')
    expect(exported).toEqual(expect.arrayContaining(namesIn(/\{([^}]*)\}/, line)))
  }
})

const namesIn = (pattern: RegExp, text: string): string[] =>
  (pattern.exec(text)?.[1] ?? '')
    .split(',')
    .flatMap((part) => /(\w+)(?: as \w+)?\s*$/.exec(part.trim())?.[1] ?? [])

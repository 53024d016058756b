import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { embedOptions } from './bundle-embed'

it('is one script of at most 6 KB that names no other site and needs no eval', async () => {
  const { outputFiles } = await build({ ...embedOptions, write: false })
  expect(outputFiles).toHaveLength(1)
  const script = outputFiles[0]?.text ?? ''
  expect(gzipSync(script).length).toBeLessThanOrEqual(6 * 1024)
  expect(script).toContain('import.meta.url')
  expect(script).not.toMatch(/https?:|innerHTML|\beval\b|new Function/)
})

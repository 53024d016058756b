import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { brand } from '../../content/brand'
import { root } from '../launch/folders'
import { pressFiles } from './press-files'

const DAY = 86_400_000
const publicFile = (name: string) => readFileSync(join(root, 'public', name))

/** The fields of RFC 9116: one per line, each name once except Contact. */
function securityFields(): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const line of publicFile('.well-known/security.txt').toString().trimEnd().split('\n')) {
    const [, name = '', value = ''] = /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line) ?? []
    fields[name] = [...(fields[name] ?? []), value]
  }
  return fields
}

it('security.txt is good for 30 more days at least, and for a year at most', () => {
  const { Expires = [] } = securityFields()
  expect(Expires).toHaveLength(1)
  const days = (Date.parse(Expires[0] ?? '') - Date.now()) / DAY
  expect(days, 'Put Expires in public/.well-known/security.txt to eleven months from now').toBeGreaterThan(30)
  expect(days).toBeLessThanOrEqual(366)
})

it('security.txt names the agency’s own address and site', () => {
  const site = `https://${brand.email.split('@')[1]}`
  expect(securityFields()).toEqual({
    Contact: [`mailto:${brand.email}`, `${site}/contact`],
    Expires: [expect.any(String)],
    'Preferred-Languages': ['fr, en'],
    Canonical: [`${site}/.well-known/security.txt`],
  })
})

it('the logos for the press are those that the product draws', async () => {
  const drawn = await pressFiles()
  expect(readdirSync(join(root, 'public/presse')).sort()).toEqual([...drawn.keys()].sort())
  for (const [name, content] of drawn) {
    const stored = publicFile(`presse/${name}`)
    if (name.endsWith('.svg')) expect(stored.toString(), name).toBe(content.toString())
    else expect(await pixelsOf(stored), name).toEqual(await pixelsOf(content))
  }
})

/** The size and each channel's rounded mean, because another version of the image library may round differently. */
async function pixelsOf(png: Buffer) {
  const { width, height, hasAlpha } = await sharp(png).metadata()
  const { channels } = await sharp(png).stats()
  return { width, height, hasAlpha, means: channels.map(({ mean }) => Math.round(mean)) }
}

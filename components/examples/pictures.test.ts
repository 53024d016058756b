import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { examples } from '@/content/examples'

it.each(examples.map(({ slug }) => slug))(
  'the pictures of %s are small, and of one size each',
  async (slug) => {
    const [wide, phone] = ['wide', 'phone'].map((view) =>
      readFileSync(join(import.meta.dirname, `pictures/${slug}-${view}.webp`)),
    )
    expect(await sharp(wide).metadata()).toMatchObject({ format: 'webp', width: 960, height: 600 })
    expect(await sharp(phone).metadata()).toMatchObject({ format: 'webp', width: 390, height: 844 })
    expect(wide?.length).toBeLessThanOrEqual(40_000)
    expect(phone?.length).toBeLessThanOrEqual(25_000)
  },
)

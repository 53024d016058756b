import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../folders'
import { lastOf, readStages } from './dockerfile'

const stages = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const [modules, build, product] = stages
const copies = (stage = product) => stage?.steps.filter(({ keyword }) => keyword === 'COPY') ?? []

describe('the Dockerfile', () => {
  it('has a stage for packages, one for the build, and the product', () =>
    expect(stages.map(({ name }) => name)).toEqual(['modules', 'build', null]))

  it('copies into the product what the other stages made', () =>
    expect(copies().flatMap(({ flags, words }) => (flags.from ? [[flags.from, ...words]] : []))).toEqual([
      ['modules', '/app/node_modules', 'node_modules'],
      ['build', '/app/.next', '.next'],
    ]))

  it('installs no development packages into the product', () =>
    expect(modules?.steps.find(({ keyword }) => keyword === 'RUN')?.text).toContain('--omit=dev'))

  it('keeps the key of server actions out of every layer', () => {
    const run = build?.steps.filter(({ keyword }) => keyword === 'RUN').at(-1)
    expect(run?.flags).toEqual({ mount: 'type=secret,id=actions_key' })
    expect(build?.steps.some(({ keyword, text }) => keyword !== 'RUN' && text.includes('KEY'))).toBe(false)
  })

  it('runs as another user than root, without a shell, and can be asked whether it is well', () => {
    if (!product) throw new Error('There is no product stage')
    expect(lastOf(product, 'USER')?.words).toEqual(['ostal'])
    expect(lastOf(product, 'CMD')?.words).toEqual(['node', '.next/server.mjs'])
    expect(lastOf(product, 'STOPSIGNAL')?.words).toEqual(['SIGTERM'])
    expect(lastOf(product, 'HEALTHCHECK')?.words[0]).toBe('node')
  })
})

it('a command in the form of a shell is refused', () =>
  expect(() => readStages('FROM node\nCMD node server.mjs')).toThrow('no command in JSON'))

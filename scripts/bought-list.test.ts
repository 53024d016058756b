import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dependencies, devDependencies } from '../package.json' with { type: 'json' }

const text = readFileSync('docs/decisions/0011-bought-and-built.md', 'utf8')

it.each(Object.entries({ dependencies, devDependencies }))(
  'decision 11 gives each of the %s its line, and names no other',
  (heading, packages) => {
    const list = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
    const named = [...list.matchAll(/^- `([^`]+)`: /gm)].map(([, name]) => name)
    expect(named).toEqual(Object.keys(packages))
  },
)

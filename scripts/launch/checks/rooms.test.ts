import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cruise, type DependencyType } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import { readRooms, requireOrder } from './rooms'

describe('the order of rooms', () => {
  const file = (source: string, ...imported: string[]) => ({
    source: `lib/domain/${source}`,
    dependencies: imported.map((name) => ({
      resolved: `lib/domain/${name.replace('type ', '')}`,
      dependencyTypes: typesOf(name),
    })),
  })
  const typesOf = (name: string): DependencyType[] =>
    name.startsWith('type ') ? ['local', 'type-only', 'import'] : ['local', 'import']
  const check = (...modules: ReturnType<typeof file>[]) => requireOrder(readRooms(modules), 2)

  it('holds while values are imported one way, and only types the other', () => {
    const modules = [file('shops/a.ts', 'users/b.ts'), file('users/b.ts', 'type shops/a.ts')]
    expect(check(...modules)).toBe('0 pairs and no circles among 2 rooms of lib/domain')
  })

  it('is broken by two rooms that import each other by value, and says by which files', () => {
    const modules = [file('shops/a.ts', 'users/b.ts'), file('users/b.ts', 'type shops/a.ts')]
    expect(() => check(...modules, file('users/c.ts', 'shops/a.ts'))).toThrow(
      'Pairs of rooms in lib/domain that import each other by value: 1\n  shops → users (lib/domain/shops/a.ts), users → shops (lib/domain/users/c.ts)',
    )
  })

  it('is broken by a circle of more rooms', () => {
    const modules = [file('a/a.ts', 'b/b.ts'), file('b/b.ts', 'c/c.ts'), file('c/c.ts', 'd/d.ts', 'a/a.ts')]
    expect(() => check(...modules, file('d/d.ts'), file('e/e.ts', 'a/a.ts'))).toThrow(
      'in a circle: a → b (lib/domain/a/a.ts), b → c (lib/domain/b/b.ts), c → a (lib/domain/c/c.ts)',
    )
  })

  it('knows no room of files directly in lib/domain, and none of tests', () => {
    const modules = [file('money.ts', 'shops/a.ts'), file('shops/a.ts', 'money.ts', 'users/b.ts')]
    expect(() => check(...modules, file('users/b.test.ts', 'shops/a.ts'))).toThrow('Only 1 rooms')
  })

  it('is not found to hold where hardly any room was read', () => {
    expect(() => requireOrder(readRooms([file('shops/a.ts')]))).toThrow('Only 1 rooms')
  })

  it('is read from what the tool says of values, types, dynamic imports and exports', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rooms-'))
    const write = async (room: string, source: string) => {
      await mkdir(join(folder, 'lib/domain', room), { recursive: true })
      await writeFile(join(folder, 'lib/domain', room, 'file.ts'), source)
    }
    try {
      await write('value', "import { a, type T } from '../base/file'\nexport const b: T = a")
      await write('types', "import { type T } from '../base/file'\nexport const b: T = 1")
      await write('typeof', "export type B = typeof import('../base/file')")
      await write('dynamic', "export const b = () => import('../base/file')")
      await write('again', "export { a } from '../base/file'")
      await write('base', 'export type T = number\nexport const a = 1')
      const { output } = await cruise(['lib'], { baseDir: folder, tsPreCompilationDeps: true })
      if (typeof output === 'string') throw new Error('The tool answers text')
      const importing = [...readRooms(output.modules)].filter(([, imported]) => imported.has('base'))
      expect(importing.map(([room]) => room).sort()).toEqual(['again', 'dynamic', 'value'])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

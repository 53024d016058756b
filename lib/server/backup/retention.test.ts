import { expect, it } from 'vitest'
import { dumpName, expiredFiles, manifestName } from './retention'

const on = (day: number) => dumpName(new Date(Date.UTC(2026, 10, day, 3)), day % 2 === 0)

it('a backup is named by its moment', () => {
  expect(dumpName(new Date('2026-11-26T03:04:05.678Z'), false)).toBe('ostal-2026-11-26T03-04-05Z.dump')
  expect(dumpName(new Date('2026-11-26T03:04:05.678Z'), true)).toBe('ostal-2026-11-26T03-04-05Z.dump.age')
})

it('the oldest backups beyond the number to keep go, with their manifests', () => {
  const days = [3, 1, 2, 4].map(on)
  const names = [...days, manifestName(on(1)), 'notes.txt', 'ostal.dump']
  expect(expiredFiles(names, 2)).toEqual([on(1), manifestName(on(1)), on(2)])
  expect(expiredFiles(names, 9)).toEqual([])
})

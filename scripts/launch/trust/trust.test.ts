import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatPage } from './page'
import { merge, readLines, readStored, type StoredRecord } from './record'
import { PAGE, RECORDS } from './write-page'

const soak: StoredRecord = {
  part: 'Soak',
  ran: 'mixed traffic | 30 minutes',
  result: 'passed',
  figures: { requests: 120_000, 'memory at the end': '310 MB' },
  commit: 'aaaaaaaa',
  day: '2026-11-27',
  machine: '2 cores',
}
const firefox: StoredRecord = {
  part: 'Firefox',
  ran: '',
  result: 'not run',
  why: 'firefox-esr not found',
  commit: 'bbbbbbbb+',
  day: '2026-11-28',
  machine: '2 cores',
}

describe('the page of what was tried', () => {
  it('has a row for each part, with its figures, commit and day', () => {
    const page = formatPage([firefox, soak])
    expect(page).toContain(
      '| Soak | mixed traffic \\| 30 minutes | ✓ passed | requests 120000, memory at the end 310 MB | aaaaaaaa, 2026-11-27 |',
    )
    expect(page).toContain('| Firefox |  | – not run: firefox-esr not found |  | bbbbbbbb+, 2026-11-28 |')
    expect(page).toContain('Machine: 2 cores.')
  })

  it('says which machine a part ran on, where there were several', () => {
    const page = formatPage([firefox, { ...soak, machine: '8 cores' }])
    expect(page).toContain('2026-11-28, 1 |')
    expect(page).toContain('2026-11-27, 2 |')
    expect(page).toContain('Machine 2: 8 cores.')
  })

  it('keeps the latest of each part', () => {
    const again: StoredRecord = { ...soak, result: 'failed', why: 'memory grew', commit: 'cccccccc' }
    expect(merge([soak, firefox], [again])).toEqual([firefox, again])
  })

  it('takes what tests recorded, and refuses what is no record', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'trust-')), 'records')
    expect(readLines(file)).toEqual([])
    const { commit, day, machine, ...record } = soak
    writeFileSync(file, `${JSON.stringify(record)}\n`)
    expect(readLines(file)).toEqual([record])
    writeFileSync(file, '{"part":"Soak"}\n')
    expect(() => readLines(file)).toThrow()
  })

  it('is made from its records alone', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(formatPage(readStored(RECORDS)))
  })
})

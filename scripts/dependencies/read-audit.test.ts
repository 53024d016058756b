import { expect, it } from 'vitest'
import { readAudit } from './read-audit'

it('a report without vulnerabilities is clean, and counts the packages', () => {
  const report = { auditReportVersion: 2, vulnerabilities: {}, metadata: { dependencies: { total: 392 } } }
  expect(readAudit(JSON.stringify(report))).toEqual({ outcome: 'clean', packages: 392 })
})

it('a vulnerability is reported with its severity, versions and advisory', () => {
  const url = 'https://github.com/advisories/GHSA-0000'
  const vulnerabilities = {
    inner: { severity: 'high', range: '<1.2.3', via: [{ title: 'Reads too far', url }] },
    outer: { severity: 'moderate', range: '*', via: ['inner'] },
  }
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    outcome: 'findings',
    findings: [`high: inner <1.2.3: Reads too far (${url})`, 'moderate: outer *: by inner'],
  })
})

it.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  [
    '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}',
    'This command requires',
  ],
  ['', 'npm printed no report'],
  ['<html>', 'npm printed no report'],
  ['{"auditReportVersion":2}', 'npm printed no report'],
])('%j counts as no answer, never as clean', (output, why) => {
  expect(readAudit(output)).toEqual({ outcome: 'no answer', why: expect.stringContaining(why) })
})

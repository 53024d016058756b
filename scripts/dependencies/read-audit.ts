/** The result of `npm audit --json`: vulnerabilities, none, or no answer from the registry. */
export type Audit =
  | { outcome: 'clean'; packages: number }
  | { outcome: 'findings'; findings: string[] }
  | { outcome: 'no answer'; why: string }

type Advisory = { title: string; url: string }
type Report = {
  auditReportVersion?: number
  vulnerabilities?: Record<string, { severity: string; range: string; via: (string | Advisory)[] }>
  metadata?: { dependencies?: { total?: number } }
  message?: string
  error?: { summary?: string; code?: string }
}

/** Reads the report. npm exits with 1 both for vulnerabilities and for a registry that does not answer, so the exit code is
 *  ignored. */
export function readAudit(output: string): Audit {
  const report = parsed(output)
  if (report?.auditReportVersion !== 2 || !report.vulnerabilities)
    return { outcome: 'no answer', why: whyOf(report) }
  const findings = Object.entries(report.vulnerabilities).map(([name, { severity, range, via }]) => {
    const said = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`))
    return `${severity}: ${name} ${range}: ${said.join('; ')}`
  })
  if (findings.length > 0) return { outcome: 'findings', findings }
  return { outcome: 'clean', packages: report.metadata?.dependencies?.total ?? 0 }
}

function parsed(output: string): Report | null {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}

const whyOf = (report: Report | null): string =>
  report?.message || report?.error?.summary || report?.error?.code || 'npm printed no report'

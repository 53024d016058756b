import { NOT_COVERED } from './not-covered'
import type { StoredRecord } from './record'

const MARKS = { passed: '✓', failed: '✗', 'not run': '–' } as const

/** docs/trust.md, from the latest record of each part. */
export function formatPage(records: StoredRecord[]): string {
  const machines = [...new Set(records.map(({ machine }) => machine))]
  return `# What was tried, and what came out

\`npm run trust\` writes this page: the latest run of each part, from \`docs/trust.json\`. \`npm run trust -- --only Soak\` runs one part again
(\`--only\` may be repeated). The rows of the cluster are those of \`npm run trust:cluster\`: docs/scaling.md explains them.
Nothing here is typed by hand but the last section (\`scripts/launch/trust/not-covered.ts\`). A commit with \`+\` had changes that were not committed.

| part | what ran | result | figures | commit, day${machines.length > 1 ? ', machine' : ''} |
| --- | --- | --- | --- | --- |
${records.map((record) => row(record, machines)).join('\n')}

${machines.map((name, index) => (machines.length > 1 ? `Machine ${index + 1}: ${name}.` : `Machine: ${name}.`)).join('\n')}

## What is not covered, and why

${NOT_COVERED.map(({ what, why }) => `- **${what}**: ${why}`).join('\n')}
`
}

function row({ part, ran, result, figures, why, commit, day, machine }: StoredRecord, machines: string[]) {
  const at = [commit, day, ...(machines.length > 1 ? [String(machines.indexOf(machine) + 1)] : [])]
  const said = Object.entries(figures ?? {}).map(([name, value]) => `${name} ${value}`)
  const cells = [
    part,
    ran,
    `${MARKS[result]} ${result}${why ? `: ${why}` : ''}`,
    said.join(', '),
    at.join(', '),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

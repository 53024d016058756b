/** Fields that answers, or the rows of lists, have in addition to those of the former version, by path. */
const ADDED_FIELDS: [address: RegExp, fields: string[]][] = [
  [
    /^\/api\/subscriptions\/\d+ /,
    ['PeriodStart', 'PeriodEnd', 'NextDebit', 'ServiceUntil', 'NoticeOn', 'EndsOn', 'Collection'],
  ],
]

/** Files with columns added after those of the former version, by path, with the former version's last column. */
const ADDED_COLUMNS: [address: RegExp, after: string][] = [[/^\/dashboard\/ecom\/\d+\/export /, 'Tailles']]

const JSON_ANSWER = '200 application/json '

/** The answers without these; everything else is unchanged. */
export const withoutAdded = (answers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).map(([address, answer]) => {
      const after = ADDED_COLUMNS.find(([path]) => path.test(address))?.[1]
      if (after) return [address, withoutColumns(answer, after)]
      const fields = ADDED_FIELDS.find(([path]) => path.test(address))?.[1]
      if (!fields || !answer.startsWith(JSON_ANSWER)) return [address, answer]
      const body = JSON.parse(answer.slice(JSON_ANSWER.length))
      const former = Array.isArray(body)
        ? body.map((row) => withoutFields(row, fields))
        : withoutFields(body, fields)
      return [address, JSON_ANSWER + JSON.stringify(former)]
    }),
  )

const withoutFields = (row: object, fields: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name)))

/** A CSV file up to a column. The cells after it have no quotes in the former version's data. */
function withoutColumns(csv: string, last: string): string {
  const added = csv.split('\r\n')[0]?.split(`;${last};`)[1]?.split(';').length ?? 0
  return csv.replaceAll(new RegExp(`(;[^;"\r\n]*){${added}}\r\n`, 'g'), '\r\n')
}

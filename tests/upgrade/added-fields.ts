/** Fields that answers have besides those of the former version, by address. */
const ADDED_FIELDS: [address: RegExp, fields: string[]][] = [
  [
    /^\/api\/subscriptions\/\d+ /,
    ['PeriodStart', 'PeriodEnd', 'NextDebit', 'ServiceUntil', 'NoticeOn', 'EndsOn', 'Collection'],
  ],
]

const JSON_ANSWER = '200 application/json '

/** The answers without them; all else stays as it was sent. */
export const withoutAdded = (answers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).map(([address, answer]) => {
      const fields = ADDED_FIELDS.find(([path]) => path.test(address))?.[1]
      if (!fields || !answer.startsWith(JSON_ANSWER)) return [address, answer]
      const body = JSON.parse(answer.slice(JSON_ANSWER.length))
      const former = Object.entries(body).filter(([name]) => !fields.includes(name))
      return [address, JSON_ANSWER + JSON.stringify(Object.fromEntries(former))]
    }),
  )

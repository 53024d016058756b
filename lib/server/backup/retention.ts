/** `ostal-2026-11-26T03-00-00Z.dump`, or `.dump.age`. */
const DUMP = /^ostal-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.dump(\.age)?$/

export const dumpName = (at: Date, isEncrypted: boolean): string =>
  `ostal-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.dump${isEncrypted ? '.age' : ''}`

export const manifestName = (dump: string): string => `${dump}.json`

/** The files of a folder that belong to backups beyond the newest `keep`; other files are left alone. */
export function expiredFiles(names: readonly string[], keep: number): string[] {
  const dumps = names.filter((name) => DUMP.test(name)).sort()
  const expired = dumps.slice(0, Math.max(0, dumps.length - keep))
  return expired.flatMap((dump) => [dump, manifestName(dump)].filter((name) => names.includes(name)))
}

import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../scripts/launch/folders'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

/** The last migration from before the rules: it and earlier ones are exempt. */
const BASELINE = '0067_first_prices'

const SQUAWK = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk')
const tags = journal.entries.map(({ tag }) => tag)
const newer = tags.slice(tags.indexOf(BASELINE) + 1)

type Finding = { file: string; line: number; rule_name: string }

/** The violations of .squawk.toml in files, or in a text. */
function check(files: string[], text = ''): string[] {
  const asked = files.length > 0 ? files : ['--stdin-filepath', 'text.sql']
  const { stdout, stderr, error } = spawnSync(process.execPath, [SQUAWK, '--reporter', 'json', ...asked], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
  if (error || !stdout.trim().startsWith('[')) throw new Error(`Squawk did not run: ${error ?? stderr}`)
  return (JSON.parse(stdout) as Finding[]).map(
    ({ file, line, rule_name }) => `${file}:${line + 1} ${rule_name}`,
  )
}

/** Changes that break the running release, one statement a line, each with the rule that finds it. */
const REFUSED = [
  ['drop a column', 'ALTER TABLE "orders" DROP COLUMN "weight_grams";', 'ban-drop-column'],
  ['drop a table', 'DROP TABLE "orders";', 'ban-drop-table'],
  ['rename a column', 'ALTER TABLE "orders" RENAME COLUMN "fee" TO "costs";', 'renaming-column'],
  ['rename a table', 'ALTER TABLE "orders" RENAME TO "sales";', 'renaming-table'],
  [
    'change a type',
    'ALTER TABLE "orders" ALTER COLUMN "fee_cents" SET DATA TYPE bigint;',
    'changing-column-type',
  ],
  ['ask for a value', 'ALTER TABLE "orders" ADD COLUMN "colour" text NOT NULL;', 'adding-required-field'],
  ['refuse nulls', 'ALTER TABLE "orders" ALTER COLUMN "fee" SET NOT NULL;', 'adding-not-nullable-field'],
  [
    'read all rows under a lock',
    'ALTER TABLE "orders" ADD CONSTRAINT "o" CHECK ("fee_cents" > 0);',
    'constraint-missing-not-valid',
  ],
] as const
const refused = check([], REFUSED.map(([, statement]) => statement).join('\n'))

describe('migrations', () => {
  it('that are newer than the baseline leave the release that runs able to go on', () => {
    expect(tags).toContain(BASELINE)
    if (newer.length > 0) expect(check(newer.map((tag) => join('db/migrations', `${tag}.sql`)))).toEqual([])
  })

  it.each(REFUSED.map(([what, , rule], index) => ({ what, rule, line: index + 1 })))(
    'may not $what',
    ({ rule, line }) => {
      expect(refused).toContain(`text.sql:${line} ${rule}`)
    },
  )

  it('may do what the release that runs does not notice', () => {
    const text = `
      CREATE TABLE "parcels" ("id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY, "order_id" integer NOT NULL);
      ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order" FOREIGN KEY ("order_id") REFERENCES "orders"("id");
      CREATE INDEX "parcels_of" ON "parcels" ("order_id");
      ALTER TABLE "orders" ADD COLUMN "colour" text;
      ALTER TABLE "orders" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;
      CREATE INDEX "orders_gift" ON "orders" ("is_gift");`
    expect(check([], text)).toEqual([])
  })
})

import { stored } from '../support/stored'
import type { Whose } from './authorization-roles'

export const SITES = { camille: '1', julien: '3' }
export const onSite = { objectOf: (whose: Whose) => SITES[whose] }
/** Camille's; Julien has none. */
export const onInactiveSite = { objectOf: () => '4' }

/** The columns that an entry needs beside its place. */
const ENTRY = {
  testimonials: { columns: 'content, customer_name, customer_role', values: "'a', 'b', 'c'" },
  staff_members: { columns: 'name, role', values: "'a', 'b'" },
  events: { columns: 'title, description, event_date', values: "'a', 'b', '2030-01-01'::date" },
}
export type EntryTable = keyof typeof ENTRY

/** The first of the website's list. */
export const entry = (table: EntryTable) => ({
  objectOf: async (whose: Whose) => {
    const [row] = await stored<{ id: number }>(
      `select id from ${table} where website_id = $1 order by position limit 1`,
      [SITES[whose]],
    )
    return String(row?.id)
  },
})

/** One more at the end of the list, to be deleted or changed. */
export const newEntry = (table: EntryTable, { active = true, site = SITES } = {}) => ({
  objectOf: async (whose: Whose) => {
    const { columns, values } = ENTRY[table]
    const [row] = await stored<{ id: number }>(
      `insert into ${table} (website_id, position, active, ${columns})
       select $1, count(*) + 1, $2, ${values} from ${table} where website_id = $1 returning id`,
      [site[whose], active],
    )
    return String(row?.id)
  },
})

import type { TableRecord } from './table-record'
import { IMPERSONAL } from './tables/impersonal'
import { MONEY } from './tables/money'
import { PEOPLE } from './tables/people'
import { WEBSITES } from './tables/websites'

/** Every table of the database. The tests fail until a new table, or a new column for a text or a day, is declared here. */
export const TABLES: readonly TableRecord[] = [...PEOPLE, ...MONEY, ...WEBSITES, ...IMPERSONAL]

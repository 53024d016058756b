import type { TableRecord } from './table-record'
import { IMPERSONAL } from './tables/impersonal'
import { MONEY } from './tables/money'
import { PEOPLE } from './tables/people'
import { WEBSITES } from './tables/websites'

/** Every table of the database: a new one, or a new column that can hold a text or a day, is declared here before the tests pass. */
export const TABLES: readonly TableRecord[] = [...PEOPLE, ...MONEY, ...WEBSITES, ...IMPERSONAL]

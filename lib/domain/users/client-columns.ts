import { sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'

/** The owner of a row, in a list that joins its client. */
export const clientColumns = {
  clientName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  clientEmail: users.email,
}

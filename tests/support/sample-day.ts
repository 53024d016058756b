import { type Day, parisDay } from '@/lib/domain/calendar'

type Query = (text: string) => Promise<{ loaded: Date }[]>

/** The day in Paris on which the sample data was loaded: a run of the tests may go past midnight. */
export async function sampleDay(query: Query): Promise<Day> {
  const [row] = await query(`select created_at as loaded from users where email = 'admin@ostal.example'`)
  if (!row) throw new Error('There is no sample data')
  return parisDay(row.loaded)
}

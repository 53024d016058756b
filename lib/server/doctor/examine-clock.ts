import { type Finding, fault, ok, warning } from './finding'

/** Seconds that a clock may be off: time-based codes and signatures tolerate no more. */
const SLIGHT = 5
const WRONG = 30

/** Compares this machine's clock with the database's. `database`: the time that it returned, read at `now`. */
export function examineClock(database: Date, now: Date): Finding {
  const seconds = Math.round(Math.abs(database.getTime() - now.getTime()) / 1_000)
  const says = `L’horloge de ce serveur et celle de la base diffèrent de ${seconds}\u00a0s.`
  const todo = 'Activez la synchronisation\u00a0: timedatectl set-ntp true, sur les deux machines.'
  if (seconds > WRONG) return fault('Heure', says, todo)
  return seconds > SLIGHT ? warning('Heure', says, todo) : ok('Heure', 'Les horloges sont d’accord.')
}

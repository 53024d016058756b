import { Halt } from './halt'
import { isFree } from './ports'

/** The port of PORT, 3000 by default; refuses one that is not a port or that is busy. */
export async function wishedPort(): Promise<number> {
  const text = process.env.PORT || '3000'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Halt(`PORT is not a port number: ${text}`)
  if (await isFree(port)) return port
  throw new Halt(
    `Port ${port} is busy: stop the program that uses it, or choose another port, as in PORT=${port + 1}.`,
  )
}

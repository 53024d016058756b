import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const NO_TERMINAL = 'Standard input is no terminal: give --first-name and --last-name.'

/** Reads a line from the terminal. */
export async function promptLine(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(NO_TERMINAL)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

/** Reads a line without echo; without a terminal, the first line of standard input. */
export async function promptSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return readFirstLine()
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}

async function readFirstLine(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin) text += String(chunk)
  return text.split(/\r?\n/, 1)[0] ?? ''
}

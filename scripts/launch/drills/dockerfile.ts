import { DockerfileParser, type JSONInstruction } from 'dockerfile-ast'

/** One instruction of a stage; for a command in JSON form, `words` are its program and arguments. */
export type Step = {
  keyword: string
  words: string[]
  /** The source text, on one line. */
  text: string
  flags: Record<string, string>
}

export type Stage = { image: string; name: string | null; steps: Step[] }

/** The stages of a Dockerfile with their instructions, in order. */
export function readStages(text: string): Stage[] {
  const stages: Stage[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword()
    const words = instruction.getArguments().map((argument) => argument.getValue())
    if (keyword === 'FROM') {
      const [image = '', , name = null] = words
      stages.push({ image, name, steps: [] })
      continue
    }
    const content = instruction.getArgumentsContent() ?? ''
    const flags = 'getFlags' in instruction ? (instruction as JSONInstruction).getFlags() : []
    stages.at(-1)?.steps.push({
      keyword,
      words: keyword === 'CMD' || keyword === 'HEALTHCHECK' ? execForm(content) : words,
      text: `${keyword} ${content}`.replace(/\\?\s*\n\s*/g, ' '),
      flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
    })
  }
  return stages
}

/** `["node", "a.mjs"]`, after `CMD` in a health check. Only this form is read: it starts no shell, which would not forward
 *  SIGTERM. */
function execForm(content: string): string[] {
  const json = content.replace(/^CMD\s+/, '')
  if (!json.startsWith('[')) throw new Error(`${content} is no command in JSON`)
  return JSON.parse(json)
}

/** The last step of a kind. */
export const lastOf = ({ steps }: Stage, keyword: string): Step | undefined =>
  steps.findLast((step) => step.keyword === keyword)

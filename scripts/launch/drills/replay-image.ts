import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt } from '../build/build'
import type { Print } from '../checks/run-checks'
import type { Closing } from '../closing'
import { root } from '../folders'
import { BuildContext } from './build-context'
import { lastOf, type Stage, type Step } from './dockerfile'
import { NotRun } from './drill'
import { type Place, run, runOrThrow } from './stranger'

export type Replayed = {
  /** The working folder of the last stage's command. */
  folder: string
  env: Record<string, string>
  uid: number
  /** The steps that an engine would have run and this replay skipped. */
  left: string[]
}

type Options = {
  stages: Stage[]
  /** An empty folder for the stages' file trees. */
  into: string
  /** The build's arguments and secrets: its origin, and the key of server actions. */
  building: Record<string, string>
  print: Print
  closing: Closing
}

const NO_REGISTRY = /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/
const SECRETS = '/run/secrets/'

/** Replays the stages in order without an engine: each stage has a folder for its copies and commands. */
export async function replayImage(options: Options): Promise<Replayed> {
  const { stages, into } = options
  const left: string[] = [`FROM ${stages.at(-1)?.image}: Node ${process.versions.node} of this machine`]
  const trees = new Map<string, string>()
  for (const [index, stage] of stages.entries()) {
    const tree = join(into, stage.name ?? `stage-${index}`)
    mkdirSync(tree)
    if (stage.name) trees.set(stage.name, tree)
    if (stage.name === 'build' && isBuilt(options.building)) {
      takeBuild(join(tree, workdirOf(stage)))
      left.push('the stage `build`: a build of these sources was there already')
    } else await replayStage(stage, tree, trees, options, left)
  }
  const last = stages.at(-1)
  if (!last) throw new Error('There is no stage')
  const folder = join(into, last.name ?? `stage-${stages.length - 1}`, workdirOf(last))
  return { folder, env: environmentOf(last), uid: uidOf(last), left }
}

/** Copies the existing build without its cache, as the stage's last command would leave it. */
function takeBuild(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const cache = join(root, '.next/cache')
  cpSync(join(root, '.next'), join(folder, '.next'), {
    recursive: true,
    filter: (path) => !path.startsWith(cache),
  })
}

async function replayStage(
  stage: Stage,
  tree: string,
  trees: Map<string, string>,
  options: Options,
  left: string[],
): Promise<void> {
  const context = new BuildContext()
  const folder = join(tree, workdirOf(stage))
  mkdirSync(folder, { recursive: true })
  for (const step of stage.steps) {
    options.print(step.text.slice(0, 150))
    if (step.keyword === 'COPY') copy(step, folder, context, trees)
    else if (step.keyword === 'RUN') await command(step, folder, stage, options, left)
  }
}

function copy({ words, flags }: Step, folder: string, context: BuildContext, trees: Map<string, string>) {
  const [to = '', ...froms] = words.toReversed()
  const target = `${join(folder, to)}${to.endsWith('/') ? '/' : ''}`
  if (flags.from === undefined) {
    for (const from of froms) context.copy(from, target)
    return
  }
  const tree = trees.get(flags.from)
  if (!tree) throw new Error(`COPY --from=${flags.from}: there is no such stage`)
  for (const from of froms) cpSync(join(tree, from), target, { recursive: true, verbatimSymlinks: true })
}

async function command(
  step: Step,
  folder: string,
  stage: Stage,
  { building, into, print, closing }: Options,
  left: string[],
): Promise<void> {
  // The account is only a number here, so that this machine stays unchanged.
  if (step.words[0] === 'useradd') {
    left.push(step.text)
    return
  }
  const secrets = join(into, 'secrets')
  mkdirSync(secrets, { recursive: true, mode: 0o700 })
  writeFileSync(join(secrets, 'actions_key'), building.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '')
  const text = step.text.replace(/^RUN (--\S+ )*/, '').replaceAll(SECRETS, `${secrets}/`)
  const place: Place = {
    cwd: folder,
    env: { ...callers(), ...environmentOf(stage, building) },
    as: undefined,
  }
  const { code, output } = await run(['sh', '-c', text], place, { print, closing })
  if (code === 0) return
  if (NO_REGISTRY.test(output)) throw new NotRun('the registry of npm does not answer')
  throw new Error(`${step.text} ended with ${code}`)
}

/** The caller's environment for build commands, so that they use its npm cache. */
const callers = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^(PATH|HOME|TMPDIR|npm_config_.*|https?_proxy|no_proxy)$/i.test(name) && value ? [[name, value]] : [],
    ),
  )

/** The values of `ENV`, and of each `ARG` its value in the build. */
function environmentOf({ steps }: Stage, building: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    steps.flatMap(({ keyword, words }) => {
      if (keyword !== 'ENV' && keyword !== 'ARG') return []
      return words.map((word) => {
        const [name = '', value = ''] = word.split('=')
        return [name, keyword === 'ARG' ? (building[name] ?? value) : value] as const
      })
    }),
  )
}

const workdirOf = (stage: Stage): string => lastOf(stage, 'WORKDIR')?.words[0] ?? '/'

/** The uid of the account that the stage creates and runs as. */
function uidOf(stage: Stage): number {
  const user = lastOf(stage, 'USER')?.words[0] ?? 'root'
  const made = stage.steps.find(({ words }) => words[0] === 'useradd' && words.at(-1) === user)
  const uid = Number(made?.words[(made?.words.indexOf('--uid') ?? 0) + 1])
  if (!Number.isInteger(uid)) throw new Error(`The image creates no account ${user} with a fixed uid`)
  return uid
}

/** Removes write permission for all users, as in a read-only container. */
export async function makeReadOnly(folder: string, closing: Closing): Promise<void> {
  await runOrThrow(['chmod', '-R', 'a-w', folder], { cwd: '/', env: callers(), as: undefined }, { closing })
  closing.add(() => chmodSync(folder, 0o755))
}

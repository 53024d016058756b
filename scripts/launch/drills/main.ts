import { runChecks } from '../checks/run-checks'
import { Closing } from '../closing'
import { Halt } from '../halt'
import { type Drill, drillCheck } from './drill'
import { goLiveDrill } from './go-live/go-live'
import { imageDrill } from './image'

const DRILLS: Record<string, Drill> = { image: imageDrill, 'go-live': goLiveDrill }

/** Runs one drill; exit code 1 if it fails. */
export async function main([name = '']: string[]): Promise<void> {
  const drill = DRILLS[name]
  if (!drill) throw new Halt(`Name a drill: ${Object.keys(DRILLS).join(' or ')}.`)
  const closing = new Closing()
  closing.onSignal()
  const { failed } = await runChecks([[drillCheck(drill, closing)]])
  process.exit(failed > 0 ? 1 : 0)
}

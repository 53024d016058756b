import type { Instance } from '../../domain/instance'
import { log } from './log'

type State = { isStopping: boolean; unfinished: Set<Promise<unknown>> }

// On globalThis because this module is loaded twice: by the product's server and by the framework.
const shared = globalThis as typeof globalThis & { ostalInstance?: State }
shared.ostalInstance ??= { isStopping: false, unfinished: new Set() }
const state = shared.ostalInstance

/** From now on /api/health answers 503, so that no new traffic is sent here, and no shipment begins. */
export function startDraining(): void {
  state.isStopping = true
}

export const isDraining = (): boolean => state.isStopping

/** This process. */
export const thisInstance: Instance = {
  isStopping: isDraining,
  finish: (work) => {
    const forget = () => state.unfinished.delete(ended)
    const ended: Promise<unknown> = work.then(forget, forget)
    state.unfinished.add(ended)
    return work
  },
  warn: (err, message, about) => log().warn({ err, ...about }, message),
}

/** Waits for work that continues after its request was answered. */
export async function finishWork(): Promise<void> {
  while (state.unfinished.size > 0) await Promise.all(state.unfinished)
}

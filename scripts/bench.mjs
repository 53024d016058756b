import { enter } from './launch/enter.mjs'

await enter(() => import('./bench/bench.ts'))

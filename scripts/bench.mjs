import { enter } from './launch/enter.mjs'

await enter('../bench/bench.ts')

import { enter } from './launch/enter.mjs'

await enter('./dev.ts')

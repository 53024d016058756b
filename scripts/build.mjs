import { enter } from './launch/enter.mjs'

await enter('./build.ts')

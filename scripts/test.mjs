import { enter } from './launch/enter.mjs'

await enter('./test.ts')

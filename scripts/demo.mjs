import { enter } from './launch/enter.mjs'

await enter('./demo.ts')

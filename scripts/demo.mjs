import { enter } from './launch/enter.mjs'

await enter(() => import('./launch/demo.ts'))

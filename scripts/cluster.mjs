// npm run trust:cluster: runs the product on a database cluster while parts of it fail.
import { enter } from './launch/enter.mjs'

await enter(() => import('./launch/cluster/main.ts'))

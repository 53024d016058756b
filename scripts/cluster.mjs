// npm run trust:cluster: the product on a cluster of databases whose parts fail.
import { enter } from './launch/enter.mjs'

await enter(() => import('./launch/cluster/main.ts'))

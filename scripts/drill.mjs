// node scripts/drill.mjs image, or go-live: one drill of `npm run trust` alone.
import { enter } from './launch/enter.mjs'

await enter(() => import('./launch/drills/main.ts'))

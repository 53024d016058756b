// node scripts/drill.mjs image (or go-live): runs a single drill of `npm run trust`.
import { enter } from './launch/enter.mjs'

await enter(() => import('./launch/drills/main.ts'))

import { trustOwnScripts } from './lib/browser/trusted-types'

// Runs before anything else of the page's script. Zod would try `new Function` to see whether it may: the content
// security policy refuses that, and Firefox reports it in the console.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
trustOwnScripts(globalThis, location.origin)

import { missingPrograms } from '../../scripts/launch/checks/other-browsers'
import { firefox } from './firefox'
import { webkit } from './webkit'

const known = { firefox, webkit }

/** The browser of this project in vitest.config.mts. */
export const browser = known[process.env.WALKED_BROWSER as keyof typeof known]

export const isInstalled = missingPrograms(browser.name).length === 0

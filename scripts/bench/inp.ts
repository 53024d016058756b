import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { ADMIN, CAMILLE, PHONE, signIn } from '../../tests/support/browser'
import { isHydrated } from '../../tests/support/hydration'
import { publicPages } from '../../tests/support/public-pages'
import { signedInPages } from '../../tests/support/signed-in-pages'
import type { Closing } from '../launch/closing'
import { step } from '../launch/progress'
import { startBrowser } from './browser'
import { median } from './compare'
import { type Interaction, interactionToNextPaint, observeInteractions, pressControls } from './interactions'

/** Milliseconds: the field's limit for a good INP. */
const GOAL = 200
/** A screen over the goal is measured this often, since the machine may do other work. */
const ATTEMPTS = 3
/** The worst screens, measured again with a slower processor. */
const WORST = 10
const SLOWDOWN = 4

type Screen = { path: string; inp: number; target: string; presses: number }
/** `slower`: the worst screens with a processor four times slower. */
export type ScreenTimes = { who: string; screens: Screen[]; slower: Screen[] }

type Session = { page: Page; observed: Interaction[]; browser: CDPSession }

/** INP of each screen by scripted interactions, on a phone's viewport. */
export async function measureScreens(origin: string, closing: Closing): Promise<ScreenTimes[]> {
  const browser = await startBrowser(closing)
  const pagesOf = (email: string) =>
    signedInPages().flatMap((page) => (page.email === email ? [page.path] : []))
  const readers = [
    { who: 'a visitor', paths: publicPages() },
    { who: 'a client', email: CAMILLE, paths: pagesOf(CAMILLE) },
    { who: 'an administrator', email: ADMIN, paths: pagesOf(ADMIN) },
  ]
  const measured: ScreenTimes[] = []
  for (const { who, email, paths } of readers)
    measured.push(
      await step(`Pressing controls on ${paths.length} screens as ${who}`, async () => {
        const session = await openSession(browser, origin, email)
        const screens = await measureEach(session, paths)
        await session.browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        const slower = await measureEach(
          session,
          screens.slice(0, WORST).map(({ path }) => path),
        )
        await session.page.context().close()
        return { who, screens, slower }
      }),
    )
  return measured
}

async function openSession(browser: Browser, origin: string, email: string | undefined): Promise<Session> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR', ...PHONE })
  if (email) await signIn(context, email)
  const observed = await observeInteractions(context)
  await abortChanges(context)
  const page = await context.newPage()
  return { page, observed, browser: await context.newCDPSession(page) }
}

const abortChanges = (context: BrowserContext) =>
  context.route('**/*', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))

/** The screens, worst first. */
async function measureEach(session: Session, paths: string[]): Promise<Screen[]> {
  const screens: Screen[] = []
  for (const path of paths) screens.push(await measureScreen(session, path))
  return screens.toSorted((one, other) => other.inp - one.inp)
}

/** The median attempt when the first is over the goal. */
async function measureScreen(session: Session, path: string): Promise<Screen> {
  const attempts = [await attempt(session, path)]
  while (attempts.length < ATTEMPTS && (attempts[0]?.inp ?? 0) > GOAL)
    attempts.push(await attempt(session, path))
  const inp = median(attempts.map((one) => one.inp))
  return attempts.find((one) => one.inp === inp) as Screen
}

async function attempt({ page, observed }: Session, path: string): Promise<Screen> {
  await page.goto(path)
  await page.waitForFunction(isHydrated)
  observed.length = 0
  const presses = await pressControls(page)
  const { duration = 0, target = '' } = interactionToNextPaint(observed) ?? {}
  return { path, inp: duration, target, presses }
}

/** Prints the worst screens of each reader. */
export function printScreens(measured: ScreenTimes[]): void {
  for (const { who, screens, slower } of measured) {
    const presses = screens.reduce((sum, screen) => sum + screen.presses, 0)
    const over = screens.filter(({ inp }) => inp > GOAL).length
    console.log(
      `\nINP as ${who}: ${screens.length} screens, ${presses} presses, median ${median(screens.map(({ inp }) => inp))} ms, ${over} over ${GOAL} ms\n`,
    )
    console.log(
      `| screen | INP, ms | with a processor ${SLOWDOWN} times slower, ms | control |\n|---|---|---|---|`,
    )
    for (const { path, inp, target } of screens.slice(0, WORST))
      console.log(
        `| \`${path}\` | ${inp} | ${slower.find((screen) => screen.path === path)?.inp ?? ''} | ${target.replaceAll('|', ' ')} |`,
      )
  }
}

import { setTimeout } from 'node:timers/promises'
import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core'
import { findProgram } from '../../scripts/launch/checks/other-browsers'
import type { BrowserWindow, OtherBrowser } from './browser-window'
import type { Theme } from './looks'

export const firefox: OtherBrowser = { name: 'firefox', open }

async function open(theme: Theme): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? '',
    extraPrefsFirefox: {
      // Its protocol has no command for it: 0 is dark, 1 light.
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'intl.accept_languages': 'fr-FR, fr',
    },
    env: { ...process.env, TZ: 'Europe/Paris' },
  })
  const page = await browser.newPage()
  const errors: Promise<string>[] = []
  page.on('pageerror', (error) => errors.push(Promise.resolve(String(error))))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(said(message))
  })
  return {
    async open(url) {
      // Firefox reports an error for a request that the next page aborts; a person is slower.
      await page.waitForNetworkIdle({ idleTime: 200 })
      await page.goto(url)
    },
    resize: (width, height) => resize(page, width, height),
    run: (script, ...args) => page.evaluate(script as () => never, ...(args as unknown as [])),
    click: (selector) => page.click(selector),
    choose: async (selector, value) => void (await page.select(selector, value)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    errors: () => Promise.all(errors.splice(0)),
    close: () => browser.close(),
  }
}

/** A console message as text; errors with their stack. */
async function said(message: ConsoleMessage): Promise<string> {
  const texts = message
    .args()
    .map((one) =>
      one.evaluate((value) => (value instanceof Error ? `${value.message} ${value.stack}` : String(value))),
    )
  return (await Promise.all(texts)).join(' ') || message.text()
}

/** Sets the size, even if the browser does not support the accompanying orientation command. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewport({ width, height }).catch((error) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error
  })
  while (!(await page.evaluate(isSized, width, height))) await setTimeout(20)
}

const isSized = (width: number, height: number) =>
  window.innerWidth === width && window.innerHeight === height

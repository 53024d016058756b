import type { BrowserWindow, OtherBrowser } from './browser-window'
import { startDisplay } from './display'
import type { Theme } from './looks'
import { ELEMENT, startSession } from './webdriver'

export const webkit: OtherBrowser = { name: 'webkit', open }

/** Full screen hides the bars, so that the window can be as narrow as a phone. */
const OPTIONS = ['--automation', '--full-screen', '--time-zone=Europe/Paris']
/** The pointer rests in the middle of the screen; without a window manager, the window below it has the keyboard focus. */
const UNDER_POINTER = { x: 1490, y: 7990 }
/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

async function open(theme: Theme): Promise<BrowserWindow> {
  const display = await startDisplay()
  const args = theme === 'dark' ? [...OPTIONS, '--dark-mode'] : OPTIONS
  const capabilities = { 'webkitgtk:browserOptions': { args } }
  const { command, stop } = await startSession('WebKitWebDriver', capabilities, { DISPLAY: display.name })
  const post = (path: string, body: object) => command('POST', path, body)
  const click = async (selector: string) => {
    const found = await post('/element', { using: 'css selector', value: selector })
    await post(`/element/${(found as Record<string, string>)[ELEMENT]}/click`, {})
  }
  const run: BrowserWindow['run'] = async (script, ...args) =>
    (await post('/execute/sync', { script: `return (${String(script)})(...arguments)`, args })) as never
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    async open(url) {
      await post('/url', { url })
      await run(noteErrors)
    },
    async resize(width, height) {
      await post('/window/rect', { ...UNDER_POINTER, width, height })
    },
    run,
    click,
    choose: (selector, value) => click(`${selector} option[value="${value}"]`),
    type,
    press: (key) => type(KEYS[key]),
    picture: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    errors: () => run(takeErrors),
    async close() {
      await stop()
      await display.stop()
    },
  }
}

type Noting = Window & { notedErrors?: string[] }

/** Makes the page record its errors, because the driver does not report the console. */
function noteErrors() {
  const errors: string[] = []
  ;(window as Noting).notedErrors = errors
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  console.error = (...said: unknown[]) => void errors.push(said.map(String).join(' '))
}

function takeErrors(): string[] {
  return (window as Noting).notedErrors?.splice(0) ?? []
}

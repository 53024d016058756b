import { expect, vi } from 'vitest'
import { isHydrated } from '../support/hydration'
import type { BrowserWindow } from './browser-window'
import { type Kind, markElement, visibleText } from './in-page'

const POLLING = { timeout: 20_000, interval: 100 }

/** A user's actions in a window, by visible names. */
export function userOf(window: BrowserWindow, origin: string) {
  /** Waits for the element; `within` is a text of the row or section that contains it. */
  const find = async (kind: Kind, name: string, within = '') => {
    const find = () => window.run(markElement, kind, name, within)
    await expect.poll(find, { ...POLLING, message: `${kind} « ${name} »` }).not.toBeNull()
    return (await find()) ?? ''
  }
  const press = async (name: string, within?: string) => window.click(await find('button', name, within))

  return {
    /** Opens a page of the product, or another site by its full URL. */
    async goTo(address: string) {
      await window.open(new URL(address, origin).href)
      await this.settles()
    },
    settles: () => vi.waitUntil(() => window.run(isHydrated), POLLING),
    press,
    follow: async (name: string, within?: string) => window.click(await find('link', name, within)),
    tick: async (name: string, within?: string) => window.click(await find('choice', name, within)),
    /** Replaces the field's content by typing. */
    async fill(label: string, text: string, within?: string) {
      await window.click(await find('field', label, within))
      await window.run(() => (document.activeElement as HTMLInputElement).select())
      await window.type(text)
    },
    async choose(label: string, value: string) {
      await window.choose(await find('field', label), value)
    },
    sees: (text: string | RegExp) =>
      expect
        .poll(() => window.run(visibleText), POLLING)
        .toEqual(text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text)),
    seesNoMore: (text: string) => expect.poll(() => window.run(visibleText), POLLING).not.toContain(text),
    isAt: (path: string | RegExp) =>
      expect.poll(() => window.run(() => location.pathname + location.search), POLLING).toMatch(path),
    /** Gives the window a session, as a log-in would. */
    async hasSession(email: string, password: string) {
      await this.goTo('/login')
      expect(await window.run(logIn, email, password)).toBe(200)
    },
  }
}

async function logIn(Email: string, Password: string): Promise<number> {
  const body = JSON.stringify({ Email, Password, Admin: false, RememberMe: true })
  const headers = { 'content-type': 'application/json' }
  return (await fetch('/api/auth/login', { method: 'POST', headers, body })).status
}

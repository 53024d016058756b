import type { Theme } from './looks'

export type Key = 'Tab' | 'Enter' | 'Escape'

/** One window of a browser that Playwright does not drive. A selector names one element. */
export interface BrowserWindow {
  open(url: string): Promise<void>
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page: it has no access to outer variables; its arguments and result are JSON. */
  run<Args extends unknown[], Answer>(
    script: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>
  /** Scrolls the element into view and clicks in its middle, as a mouse does. */
  click(selector: string): Promise<void>
  /** Chooses from a native select. */
  choose(selector: string, value: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Buffer>
  /** The script errors since the last call, as far as the browser reports them. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export interface OtherBrowser {
  name: 'firefox' | 'webkit'
  open(theme: Theme): Promise<BrowserWindow>
}

import type { ReactElement } from 'react'
import { render } from 'react-email'

/** A rule by which html-to-text renders elements. */
type Rule = { selector: string; format?: string; options?: Record<string, boolean> }

/** By default the library writes headings in capitals. */
const HEADINGS: Rule[] = ['h1', 'h2', 'h3', 'h4'].map((selector) => ({
  selector,
  options: { uppercase: false },
}))

/** An element rendered as plain text. */
export const plainText = (element: ReactElement, more: Rule[] = []): Promise<string> =>
  render(element, { plainText: true, htmlToTextOptions: { selectors: [...HEADINGS, ...more] } })

import type { ReactElement } from 'react'
import { render } from 'react-email'

/** How html-to-text, which writes it, treats elements. */
type Rule = { selector: string; format?: string; options?: Record<string, boolean> }

/** The library would write headings in capitals. */
const HEADINGS: Rule[] = ['h1', 'h2', 'h3', 'h4'].map((selector) => ({
  selector,
  options: { uppercase: false },
}))

/** An element as a reader of plain text gets it. */
export const plainText = (element: ReactElement, more: Rule[] = []): Promise<string> =>
  render(element, { plainText: true, htmlToTextOptions: { selectors: [...HEADINGS, ...more] } })

import type { BrowserContext, Page } from 'playwright/test'

/** Collects content security policy violations, report-only ones included, on every page of the context: one line each. */
export async function watchPolicies(context: BrowserContext): Promise<string[]> {
  const refused: string[] = []
  await context.exposeFunction('sayRefused', (line: string) => void refused.push(line))
  await context.addInitScript(() => {
    const { sayRefused } = window as unknown as { sayRefused: (line: string) => void }
    document.addEventListener('securitypolicyviolation', (event) => {
      const { disposition, effectiveDirective, blockedURI, sample } = event
      sayRefused(`${location.pathname}: ${disposition} ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return refused
}

/** The same from the page's console, which includes violations before any script could listen. */
export function watchConsole(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|This document requires 'Trusted/.test(message.text()))
      refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}

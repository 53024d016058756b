import type { BrowserContext, Page } from 'playwright/test'

/** What a content security policy refuses, or would refuse, on every page of the context from now on: one line each. */
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

/** The same as the page's console says it, which also hears of what came before any script could listen. */
export function watchConsole(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|This document requires 'Trusted/.test(message.text()))
      refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}

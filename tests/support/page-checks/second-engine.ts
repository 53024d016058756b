import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const { resolve } = createRequire(import.meta.url)
const ENGINE = `if (!window.ace) { ${readFileSync(resolve('accessibility-checker-engine'), 'utf8')}; window.ace = ace }`

/** Violations of WCAG 2.2 A or AA found by IBM's accessibility engine, which finds other faults than axe. */
export async function findSecondEngineFaults(page: Page): Promise<string[]> {
  await page.evaluate(ENGINE)
  await page.evaluate(unfold)
  const faults = await page.evaluate(findFaults)
  await page.evaluate(foldAgain)
  return faults
}

/** Opens collapsed details, because the engine does not find the labels of hidden fields. Runs in the browser. */
function unfold(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(
    ':is(main, dialog) details:not([open])',
  )) {
    // In a group, opening one would close another.
    if (details.hasAttribute('name')) continue
    details.dataset.unfolded = ''
    details.open = true
  }
}

/** Restores the state for later checks. */
function foldAgain(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-unfolded]')) {
    delete details.dataset.unfolded
    details.open = false
  }
}

/** Leaves out false positives. Runs in the browser. */
async function findFaults(): Promise<string[]> {
  type Result = {
    ruleId: string
    message: string
    snippet: string
    value: [policy: string, outcome: string]
    node: Node
  }
  const isExplained = ({ ruleId, node }: Result): boolean => {
    // A form without a name is not a landmark, so it needs no name.
    if (ruleId === 'aria_form_label_unique')
      return node instanceof HTMLFormElement && !node.matches('[aria-label], [aria-labelledby]')
    // The HTML standard lets an e-mail address be the user name.
    if (ruleId === 'input_autocomplete_valid')
      return node instanceof HTMLInputElement && node.matches('[type=email][autocomplete=username]')
    if (!(node instanceof HTMLLabelElement)) return false
    // Text for screen readers only counts as text.
    if (ruleId === 'label_content_exists') return node.textContent.trim() !== ''
    // A file field drawn by its label is hidden visually, not from the keyboard.
    return /label_ref_valid|form_label_unique/.test(ruleId) && node.control?.matches('[type=file]') === true
  }
  const { Checker } = Reflect.get(window, 'ace')
  const report: { results: Result[] } = await new Checker().check(document, ['WCAG_2_2'])
  return report.results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .filter((result) => !isExplained(result))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`)
}

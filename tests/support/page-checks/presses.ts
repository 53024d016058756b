import type { CDPSession, Page } from 'playwright/test'

const PRESSED = 'a[href], button, summary, select, label, input'
/** Labels of what is typed into, and controls that a press only starts to fill. */
const TYPED =
  'label:not(.button, :has([type=checkbox], [type=radio], [type=file])), input:not([type=checkbox], [type=radio], [type=submit], [type=button])'

/** What can be pressed and looks the same while it is, by its words. One stands for all of the same classes. */
export async function findSilentPresses(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await page.evaluate(stopTransitions)
  const nodeIds = await findPressable(page, client)
  const before = await readLooks(page)
  await press(client, nodeIds, ['active'])
  const pressed = await readLooks(page)
  await press(client, nodeIds, [])
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  await client.detach()
  return before.filter(({ look }, index) => look === pressed[index]?.look).map(({ words }) => words)
}

/** A colour on its way would count as the one before. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

async function findPressable(page: Page, client: CDPSession): Promise<number[]> {
  await page.evaluate(
    ([pressed, typed]) => {
      const known = new Set<string>()
      for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
        const kind = `${element.localName} ${element.className} ${element.getAttribute('type')}`
        const isIdle = element.matches(`:disabled, [aria-disabled=true], ${typed}`) || known.has(kind)
        if (isIdle || !element.checkVisibility({ visibilityProperty: true })) continue
        known.add(kind)
        element.dataset.pressable = ''
      }
    },
    [PRESSED, TYPED] as const,
  )
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument', { depth: 0 })
  const found = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-pressable]',
  })
  return found.nodeIds
}

const press = (client: CDPSession, nodeIds: number[], forcedPseudoClasses: string[]) =>
  Promise.all(nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })))

/** How each looks, and the label around it. */
const readLooks = (page: Page) =>
  page.evaluate(() => {
    return [...document.querySelectorAll<HTMLElement>('[data-pressable]')].map((element) => {
      const painted = [element, element.closest('label') ?? element]
      const look = painted.map((one) => {
        const { backgroundImage, backgroundColor, filter, outline } = getComputedStyle(one)
        return [backgroundImage, backgroundColor, filter, outline]
      })
      return { words: element.outerHTML.slice(0, 160), look: String(look) }
    })
  })

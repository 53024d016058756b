import { wcagContrast } from 'culori'
import { newAccount, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('a white and a black accent leave primary buttons seen, and unlike closed ones', async ({
      page,
      context,
    }) => {
      const email = await newAccount(context.request)
      await signIn(context, email)
      for (const color of ['ffffff', '000000']) {
        await ask('update users set color = $2 where email = $1', [email, color])
        await page.goto('/dashboard/new-ticket')
        const button = page.locator('button.button-primary').last()
        const look = await button.evaluate((element) => {
          const { backgroundColor, color: text, boxShadow } = getComputedStyle(element)
          const ground = getComputedStyle(element.closest('[data-frame]') ?? document.body).backgroundColor
          const closed = element.cloneNode(true) as HTMLButtonElement
          closed.disabled = true
          element.after(closed)
          const closedText = getComputedStyle(closed).color
          closed.remove()
          const line = /(rgba?\([^)]*\)|#\w+) 0px 0px 0px 1px inset/.exec(boxShadow)?.[1]
          return { fill: backgroundColor, text, ground, line: line ?? backgroundColor, closedText }
        })
        const seen = Math.max(wcagContrast(look.fill, look.ground), wcagContrast(look.line, look.ground))
        expect(seen, `${color}, ${look.fill} on ${look.ground}`).toBeGreaterThanOrEqual(3)
        expect(wcagContrast(look.text, look.fill)).toBeGreaterThanOrEqual(7)
        expect(look.text).not.toBe(look.closedText)
      }
    })
  })

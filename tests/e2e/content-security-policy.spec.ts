import { recordTrust } from '../../scripts/launch/trust/record-trust'
import type { Mail } from '../../simulators/resend/mail'
import { ADMIN, CAMILLE, MODERATOR, mailTo, newAccount, signIn } from '../support/browser'
import { crawl, kindOf } from '../support/crawl'
import { publicPages } from '../support/public-pages'
import { watchPolicies } from '../support/refused-by-policy'
import { LONG } from '../support/rounds'
import { signedInPages } from '../support/signed-in-pages'
import { expect, test } from '../support/test'

for (const path of ['/', '/login', '/nowhere', '/dashboard/nowhere', '/admin/nowhere', '/orders/no/where']) {
  test(`a browser finds nothing to refuse on ${path}`, async ({ page, context }) => {
    const refused = await watchPolicies(context)
    const answer = await page.goto(path)
    await page.waitForLoadState('networkidle')
    const policy = (await answer?.headerValue('content-security-policy')) ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-|script-src 'nonce-/)
    expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe')
    expect(refused).toEqual([])
  })
}

test.describe('what an attacker would write', () => {
  test.use({ mayRefuse: /./ })

  test('text that would become script or markup is refused', async ({ page, context }) => {
    const refused = await watchPolicies(context)
    await page.goto('/contact')
    // In the page's own task, because code from strings is allowed while a debugger evaluates.
    const tries = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const attempts = [
            () => Object.assign(document.createElement('div'), { innerHTML: '<img src onerror="alert(1)">' }),
            () => Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }),
            () => document.body.insertAdjacentHTML('beforeend', '<b>gras</b>'),
            () => Reflect.construct(Function, ['return 1'])(),
          ]
          const outcome = (attempt: () => unknown) => {
            try {
              attempt()
              return 'done'
            } catch (error) {
              return (error as Error).name
            }
          }
          setTimeout(() => resolve(attempts.map(outcome)))
        }),
    )
    expect(tries).toEqual(['TypeError', 'TypeError', 'TypeError', 'EvalError'])
    await expect.poll(() => refused.length).toBeGreaterThan(0)
  })
})

const everyPage = [...publicPages(), ...signedInPages().map(({ path }) => path), '/nowhere', '/admin/nowhere']

const READERS = [
  { who: 'a visitor', email: '' },
  { who: 'a client', email: CAMILLE },
  { who: 'a moderator', email: MODERATOR },
  { who: 'an administrator', email: ADMIN },
]

// `npm run trust` opens everything; in `npm test` each test watches its own pages.
for (const { who, email } of LONG ? READERS : [])
  test(`${who} meets nothing to refuse on any page or document`, async ({ context }) => {
    test.setTimeout(20 * 60_000)
    if (email) await signIn(context, email)
    const refused = await watchPolicies(context)
    const opened = await crawl(context, process.env.PRODUCT_ORIGIN ?? '', everyPage)
    expect(opened.length).toBeGreaterThanOrEqual(everyPage.length)
    expect(refused).toEqual([])
    recordTrust({
      part: `Content security policy: ${who}`,
      ran: `${opened.length} addresses opened in a browser`,
      result: 'passed',
      figures: { opened: opened.length, violations: 0 },
    })
  })

test('the pages that mails lead to refuse nothing', async ({ context, request }) => {
  const email = await newAccount(request)
  await request.post('/api/auth/forgot', { data: { Email: email } })
  await mailTo(email, /./)
  const mails = (await (await fetch(`${process.env.SIMULATORS_ORIGIN}/_control/mails`)).json()) as Mail[]
  const origin = process.env.PRODUCT_ORIGIN ?? ''
  const links = mails.flatMap(({ html }) =>
    [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  )
  const paths = links.filter((link) => link.startsWith(origin)).map((link) => link.slice(origin.length))
  const oneOfEach = [...new Map(paths.map((path) => [kindOf(path), path])).values()]
  expect(oneOfEach.length).toBeGreaterThan(0)
  const refused = await watchPolicies(context)
  const page = await context.newPage()
  for (const path of oneOfEach) await page.goto(path, { waitUntil: 'networkidle' })
  expect(refused).toEqual([])
})

test('at the checkout only Stripe’s script and the map would ask for more', async ({ page, context }) => {
  const refused = await watchPolicies(context)
  await page.route(/\/checkout\?/, async (route) => {
    const response = await route.fetch()
    const headers = {
      ...response.headers(),
      'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types default",
    }
    await route.fulfill({ response, headers })
  })
  await page.goto('/checkout?website=2&items=1:1', { waitUntil: 'networkidle' })
  expect(refused.filter((line) => !/js\.stripe\.com|leaflet/.test(line))).toEqual([])
})

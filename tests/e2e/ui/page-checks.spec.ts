import type { Page } from 'playwright/test'
import { findMissingGlyphs } from '../../support/page-checks/glyphs'
import { findKeyboardFaults } from '../../support/page-checks/keyboard'
import { findPopoverFaults } from '../../support/page-checks/popovers'
import { findReflowFaults } from '../../support/page-checks/reflow'
import { runInPage } from '../../support/page-checks/run-in-page'
import { watchTraffic } from '../../support/page-checks/traffic'
import { expect, test } from '../../support/stage'

/** A bar at the bottom of the window that covers a link reachable without scrolling. */
const BAR = `<p id="barre" style="position: fixed; bottom: 0; z-index: 1; height: 80px; width: 100%; margin: 0; background: #fff">Commencer</p>
  <a href="/" style="position: absolute; top: 680px; outline: 2px solid #000">Accueil</a><div style="height: 3000px"></div>`

type Check = (page: Page) => Promise<string[]>
const check =
  (name: 'findClippedTexts' | 'findFaintTexts' | 'findMotion' | 'findStatesByColourAlone'): Check =>
  (page) =>
    runInPage(page, name)

/** Each check, with a page that breaks its rule and one that follows it. */
const CHECKS: { rule: string; find: Check; broken: string; kept: string; says: RegExp }[] = [
  {
    rule: 'a small target',
    find: (page) => runInPage(page, 'findSmallTargets', 44),
    broken: '<button style="width: 60px; height: 30px; padding: 0">Envoyer</button>',
    kept: `<button style="width: 60px; height: 44px">Envoyer</button>
      <p>Lisez <a href="/cgv">nos conditions</a> avant.</p>
      <label style="display: block; padding: 14px"><input type="checkbox"> Oui</label>
      <a href="/" style="position: relative; display: block; width: 30px; height: 30px; margin: 20px">A
        <i style="position: absolute; inset: -10px"></i></a>`,
    says: /button “Envoyer” is 60 × 30/,
  },
  {
    rule: 'a text that is cut off',
    find: check('findClippedTexts'),
    broken: '<p style="height: 30px; overflow: hidden">Un<br>deux<br>trois<br>quatre</p>',
    kept: '<p style="height: 30px; overflow: auto">Un<br>deux<br>trois<br>quatre</p>',
    says: /p “Un/,
  },
  {
    rule: 'a box that wide spacing overflows',
    find: findReflowFaults,
    broken:
      '<p style="font: 16px monospace; overflow: hidden; white-space: nowrap; width: 145px">Un titre court</p>',
    kept: '<p style="font: 16px monospace; width: 145px">Un titre court</p>',
    says: /with wide spacing: p “Un titre court” is cut off/,
  },
  {
    rule: 'a page that is wider than a small phone',
    find: findReflowFaults,
    broken: '<table style="width: 340px"><tr><td>Tarif</table>',
    kept: '<table style="width: 300px"><tr><td>Tarif</table>',
    says: /at 320 pixels: \d+ pixels to scroll sideways/,
  },
  {
    rule: 'a motion that goes on',
    find: check('findMotion'),
    broken: `<style>@keyframes tour { to { rotate: 1turn } } p { animation: tour 1s }
      a { transition: color 200ms }</style><p>Un</p><a href="/">Deux</a>`,
    kept: '<style>a { transition: color 80ms }</style><p>Un</p><a href="/">Deux</a>',
    says: /p “Un” plays tour.*a “Deux” has a transition of 0\.2s/,
  },
  {
    rule: 'English without its mark',
    find: (page) => runInPage(page, 'findUnmarkedLanguage'),
    broken: '<p>You must be the owner of this site</p>',
    kept: '<p lang="en">You must be the owner of this site</p><p>Vous en êtes propriétaire</p>',
    says: /You must be the owner/,
  },
  {
    rule: 'a price that can wrap',
    find: (page) => runInPage(page, 'findWrappingPrices'),
    broken: '<p>Dès 1 600 € par site</p>',
    kept: '<p>Dès <b>1\u00a0600</b>\u00a0€ par site</p>',
    says: /1 600 €/,
  },
  {
    rule: 'a price on two lines',
    find: (page) => runInPage(page, 'findWrappingPrices'),
    broken: '<p>Dès <b>35</b><br>\u00a0€</p>',
    kept: '<p>Dès <b>35</b>\u00a0€</p>',
    says: /35\s€/,
  },
  {
    rule: 'a sign that can leave its word',
    find: (page) => runInPage(page, 'findLooseSigns'),
    broken: '<p>Comment vous <b>répondre</b> ?</p><p>« Bonjour\u00a0»</p>',
    kept: '<p>Comment vous <b>répondre</b>\u00a0? Oups!</p><code>a ? b : c</code><p lang="en">so : yes</p>',
    says: /répondre \?.*« Bonjour/,
  },
  {
    rule: 'a character that the font lacks',
    find: findMissingGlyphs,
    broken: '<p style="font-family: figtree">Ωmega</p>',
    kept: '<p style="font-family: figtree">Œuvre à 35\u00a0€ <span aria-hidden="true">🏠</span></p>',
    says: /“Ω” \(U\+03a9\) in figtree/,
  },
  {
    rule: 'a font that is neither ours nor the system’s',
    find: findMissingGlyphs,
    broken: `<p style="font-family: Lobster, Georgia, serif">Cabinet</p>
      <p style="font-family: Georgia, serif">Ω</p>`,
    kept: `<p style="font-family: Georgia, serif">Cabinet</p>
      <p style="font-family: 'Iowan Old Style', serif">2<sup>e</sup> étage</p>`,
    says: /“Cabinet” in Lobster, which is none of our fonts.*“Ω” \(U\+03a9\) in Georgia/,
  },
  {
    rule: 'a strip without a button',
    find: (page) => runInPage(page, 'findSwipesWithoutButton'),
    broken: strip(''),
    kept: strip('<button>Suivant</button>') + strip('<button>Suivant</button>', 'role="group"'),
    says: /div#bande/,
  },
  {
    rule: 'a choice that colour alone shows',
    find: check('findStatesByColourAlone'),
    broken: choice('background: #ffe0e0'),
    kept: choice('background: #ffe0e0; font-weight: 700'),
    says: /label “Un”/,
  },
  {
    rule: 'a faint text',
    find: check('findFaintTexts'),
    broken: '<div style="background: #fff"><p style="color: #999">Bientôt</p></div>',
    kept: '<div style="background: #fff"><p style="color: #666">Bientôt</p></div>',
    says: /p “Bientôt”/,
  },
  {
    rule: 'a badge without a word',
    find: (page) => runInPage(page, 'findWordlessBadges'),
    broken: '<span class="badge" style="display: block; width: 9px; height: 9px"></span>',
    kept: '<span class="badge">Actif</span>',
    says: /class="badge"/,
  },
  {
    rule: 'a link without a ring',
    find: (page) => findKeyboardFaults(page),
    broken: '<a href="/" style="outline: none">Accueil</a>',
    kept: `<style>html { scroll-behavior: smooth } a:focus { outline: none } a:focus::after { outline: 2px solid; content: "" }</style>
      ${ring('none')}`,
    says: /a “Accueil” has no ring/,
  },
  {
    rule: 'a thin and faint ring',
    find: (page) => findKeyboardFaults(page),
    broken: ring('1px solid #ddd'),
    kept: ring('2px solid #767676'),
    says: /ring of 1px.*ring of 1\.\d+ to 1/,
  },
  {
    rule: 'a link behind a bar',
    find: (page) => findKeyboardFaults(page),
    broken: BAR,
    kept: `<style>html { scroll-padding-bottom: 120px }</style>${BAR}`,
    says: /a “Accueil” is behind p#barre “Commencer”/,
  },
  {
    rule: 'a keyboard that is held fast',
    find: (page) => findKeyboardFaults(page),
    broken: `${ring('2px solid #000')}<button onkeydown="event.preventDefault()" style="outline: 2px solid">Un</button>
      <button style="outline: 2px solid">Deux</button>`,
    kept: '<button style="outline: 2px solid">Un</button><button style="outline: 2px solid">Deux</button>',
    says: /button “Deux” is not reached/,
  },
  {
    rule: 'a popover that forgets its button',
    find: findPopoverFaults,
    broken: popover('manual'),
    kept: popover('auto'),
    says: /stays open after Escape.*stays open after a press elsewhere/,
  },
]

function strip(button: string, role = '') {
  return `<section><div id="bande" ${role} style="overflow-x: auto; scroll-snap-type: x mandatory; width: 200px">
    <p style="width: 400px">Un, deux</p></div>${button}</section>`
}

function choice(style: string) {
  return `<style>input { position: absolute; width: 1px; height: 1px; appearance: none } label:has(:checked) { ${style} }</style>
    <label><input type="radio" name="n" checked> Un</label> <label><input type="radio" name="n"> Deux</label>`
}

function ring(outline: string) {
  return `<style>a:focus { outline: ${outline} }</style><div style="height: 1500px"></div><a href="/">Accueil</a>
    <div style="height: 1500px"></div>`
}

function popover(kind: string) {
  return `<button popovertarget="plus">Plus</button><div id="plus" popover="${kind}"><a href="/">Accueil</a></div>`
}

for (const { rule, find, broken, kept, says } of CHECKS)
  test(`${rule} is found, and nothing where there is none`, async ({ page }) => {
    const open = (html: string) =>
      page.setContent(
        `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width">${html}`,
      )
    await open(broken)
    expect((await find(page)).join(', ')).toMatch(says)
    await open(kept)
    expect(await find(page)).toEqual([])
  })

test.describe('a page that asks for too much', () => {
  test.use({ mayRefuse: /script-src 'none'/ })

  test('what a page asks of another site is found, and what its policy refuses', async ({ page }) => {
    const traffic = watchTraffic(page)
    await page.route('**/*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "script-src 'none'" },
        body: '<script>1</script><img src="https://tiers.invalid/compteur.gif">',
      }),
    )
    await page.goto('https://stage.invalid/')
    const found = (await traffic.judge()).join(', ')
    expect(found).toMatch(/asks another site for https:\/\/tiers\.invalid\/compteur\.gif/)
    expect(found).toMatch(/Content Security Policy/)
    expect(found).toMatch(/loads 0 font files/)
  })
})

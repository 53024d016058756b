import { describe, expect, it } from 'vitest'
import { type Inline, parseMessage } from './message-text'

/** The text with <b>, <i> and <a> instead of the marks. */
const shown = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'link') return `<a ${part.href}>${part.text}</a>`
      const tag = part.kind === 'bold' ? 'b' : 'i'
      return `<${tag}>${shown(part.children)}</${tag}>`
    })
    .join('')
const inline = (text: string) =>
  parseMessage(text).map((block) => (block.kind === 'text' ? shown(block.children) : block.items.map(shown)))
const links = (text: string) => JSON.stringify(parseMessage(text)).match(/"kind":"link"/g)?.length ?? 0

describe('bold and italics', () => {
  it.each([
    ['**gras** et *italique* ou _italique_', '<b>gras</b> et <i>italique</i> ou <i>italique</i>'],
    ['**gras et *les deux***', '<b>gras et <i>les deux</i></b>'],
    ['« **Réserver** », *enfin*.', '« <b>Réserver</b> », <i>enfin</i>.'],
    ['**https://ostal.fr**', '<b><a https://ostal.fr/>https://ostal.fr</a></b>'],
  ])('%s', (typed, read) => expect(inline(typed)).toEqual([read]))

  it.each([
    '2 * 3 * 4 = 24',
    'un_nom_de_fichier et 4*5*6',
    '** pas gras **',
    '**jamais fini',
    '*ouvert ici\net pas fermé là*',
    '****',
    '_',
    '**a *b** c',
  ])('leaves %j with its signs', (typed) => {
    expect(
      inline(typed)
        .join('')
        .replace(/<\/?[bi]>/g, ''),
    ).toContain(typed.replace('**a *b** c', 'a *b c'))
  })
})

describe('lists', () => {
  it('begins one with a dash, a star, or the number that was typed', () => {
    expect(
      parseMessage('Il faut :\n- le **logo**\n* la carte\n\n3. trois\n4) quatre\n9. neuf\nMerci'),
    ).toMatchObject([
      { kind: 'text' },
      { kind: 'bullets', items: [[{ text: 'le ' }, { kind: 'bold' }], [{ text: 'la carte' }]] },
      { kind: 'numbers', start: 3, items: [[{ text: 'trois' }], [{ text: 'quatre' }]] },
      { kind: 'numbers', start: 9, items: [[{ text: 'neuf' }]] },
      { kind: 'text', children: [{ text: 'Merci' }] },
    ])
  })

  it.each(['-sans espace', '- ', '2026 est loin', '12.5 %', '#titre', '> cité', '`code`'])(
    'leaves %j as it is',
    (typed) => expect(inline(typed)).toEqual([typed]),
  )

  it('keeps line breaks and blank lines of text', () => {
    expect(inline('un\n\n\ndeux\r\ntrois')).toEqual(['un\n\n\ndeux\ntrois'])
  })
})

describe('links', () => {
  it.each([
    ['https://ostal.fr/a_b_c?x=1&y=**', 'https://ostal.fr/a_b_c?x=1&y='],
    ['(voir http://ostal.fr/prix).', 'http://ostal.fr/prix'],
    ['https://fr.wikipedia.org/wiki/Ostal_(maison)', 'https://fr.wikipedia.org/wiki/Ostal_(maison)'],
    ['HTTPS://Ostal.FR', 'https://ostal.fr/'],
    ['mailto:bonjour@ostal.fr', 'mailto:bonjour@ostal.fr'],
  ])('%s leads to %s', (typed, href) => {
    expect(JSON.stringify(parseMessage(typed))).toContain(`"href":"${href}"`)
  })

  it('shows an address as it was typed, so that no other text hides where it leads', () => {
    expect(inline('[ma banque](https://ailleurs.example)')).toEqual([
      '[ma banque](<a https://ailleurs.example/>https://ailleurs.example</a>)',
    ])
  })

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&#58;alert(1)',
    'javascript&colon;alert(1)',
    'java%0ascript:alert(1)',
    '\u0001javascript:alert(1)',
    '[x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '**_javascript:alert(1)_**',
    '- *javascript:alert(1)*',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'ftp://ostal.fr',
    'file:///etc/passwd',
    '//ostal.fr',
    'https://',
    'https:///',
    'http:ostal.fr',
    'mailto:',
    'mailto:personne',
    'xhttps://ostal.fr',
    'https\u200b://ostal.fr',
  ])('makes none of %j', (typed) => expect(links(typed)).toBe(0))

  it.each([
    'https://ostal.fr/"onmouseover="alert(1)',
    'https://ostal.fr/<script>alert(1)</script>',
    'https://ostal.fr/\u202egpj.exe',
    'https://javascript:alert(1)@ostal.fr',
    'https://ostal.fr/javascript:alert(1)',
  ])('ends the one of %j where it is unsafe, and of the three schemes', (typed) => {
    const hrefs = [...JSON.stringify(parseMessage(typed)).matchAll(/"href":"(.*?)"/g)].map(([, href]) => href)
    for (const href of hrefs) {
      expect(href).toMatch(/^https:\/\//)
      expect(href).not.toMatch(/["<>\u202e]/)
    }
  })
})

describe('a very long message', () => {
  const LENGTH = 100_000
  it.each([
    '*',
    '**',
    '_',
    '**a ',
    '*a _b ',
    'https://',
    'https://a.fr/)',
    'https://a.fr/!!!!!! ',
    '- ',
    '1. a\n',
    '((((',
    '[](',
    '\n',
    '*a**b_c',
  ])('of %j is read at once', (piece) => {
    const text = piece.repeat(LENGTH / piece.length)
    const before = performance.now()
    parseMessage(text)
    parseMessage(`https://a.fr/${text}`)
    // Ten times the accepted length; quadratic time would take ten times as long.
    expect(performance.now() - before).toBeLessThan(2_000)
  })
})

import { expect, test } from 'vitest'
import { toAscii } from './ascii'

test('accents in text and attributes become character references', () => {
  expect(toAscii('<p title="été">l’été à 5 € 🏠</p>')).toBe(
    '<p title="&#233;t&#233;">l&#8217;&#233;t&#233; &#224; 5 &#8364; &#127968;</p>',
  )
})

test('in scripts they become escapes that read the same', () => {
  const page = toAscii(
    '<p>é</p><script nonce="x">push("l’été 🏠")</script><p>è</p><script>push("à")</script>',
  )
  expect(page).toBe(
    '<p>&#233;</p><script nonce="x">push("l\\u2019\\u00e9t\\u00e9 \\ud83c\\udfe0")</script><p>&#232;</p><script>push("\\u00e0")</script>',
  )
  expect(JSON.parse('"l\\u2019\\u00e9t\\u00e9 \\ud83c\\udfe0"')).toBe('l’été 🏠')
})

test('style sheets and plain pages stay as they are', () => {
  expect(toAscii('<style>a::before{content:"é"}</style><b>x</b>')).toBe(
    '<style>a::before{content:"é"}</style><b>x</b>',
  )
})

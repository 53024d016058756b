import { night } from './colors'

type Rule = { color?: string; ground?: string; edge?: string }

/** The dark theme's overrides, by the names of `styles`. */
export const RULES: Record<string, Rule> = {
  body: { ground: night.ground },
  ground: { ground: night.ground },
  wordmark: { color: night.text },
  brandName: { color: night.text },
  card: { ground: night.surface, edge: night.hairline },
  title: { color: night.text },
  text: { color: night.text },
  field: { color: night.text },
  signature: { color: night.text },
  button: { color: night.onBrand, ground: night.brand },
  address: { color: night.muted },
  link: { color: night.link },
  frame: { color: night.text, edge: night.text },
  quote: { color: night.text, ground: night.sunken },
  earlier: { color: night.muted, edge: night.hairline },
  by: { color: night.muted },
  label: { color: night.muted },
  head: { color: night.muted, edge: night.hairline },
  cell: { color: night.text, edge: night.hairline },
  sum: { color: night.text },
  note: { color: night.muted },
  detail: { color: night.muted },
  total: { color: night.text },
  footer: { color: night.muted },
}

const declare = ([property, value]: [string, string | undefined]) =>
  value ? `${property}:${value}!important` : []

const blockOf = (rule: Rule, properties: [keyof Rule, string][]) =>
  properties.flatMap(([key, property]) => declare([property, rule[key]])).join(';')

const rulesWith = (prefix: string, properties: [keyof Rule, string][]) =>
  Object.entries(RULES).flatMap(([name, rule]) => {
    const block = blockOf(rule, properties)
    return block ? `${prefix}.${classOf(name)}{${block}}` : []
  })

export const classOf = (name: string) => `o-${name}`

/** For the head of a mail: for programs that support the reader’s theme, then for Outlook, which marks darkened elements. */
export const DARK_STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${rulesWith('', [
    ['color', 'color'],
    ['ground', 'background-color'],
    ['edge', 'border-color'],
  ]).join('')}}`,
  ...rulesWith('[data-ogsc] ', [['color', 'color']]),
  ...rulesWith('[data-ogsb] ', [['ground', 'background-color']]),
].join('')

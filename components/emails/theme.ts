import type { CSSProperties } from 'react'
import { day as color } from './colors'
import { classOf } from './dark-styles'

const fonts = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const headings = `'Bricolage Grotesque', ${fonts}`

const reading = { color: color.text, fontSize: '16px', lineHeight: '25px', overflowWrap: 'anywhere' } as const
const small = { color: color.muted, fontSize: '14px', lineHeight: '21px', overflowWrap: 'anywhere' } as const

/** A path; the site’s origin is prepended when the mail is sent. */
const LOGO = '/icons/icon-192.png'

const wordmark = {
  color: color.text,
  fontFamily: headings,
  fontSize: '24px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: '36px',
  overflowWrap: 'anywhere',
} as const

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: color.ground },
  ground: { padding: '24px 12px 32px', backgroundColor: color.ground, fontFamily: fonts },
  container: { maxWidth: '560px', margin: '0 auto' },
  wordmark: { ...wordmark, margin: '0 0 16px' },
  brand: { margin: '0 0 16px' },
  brandName: { ...wordmark, paddingLeft: '10px' },
  logo: {
    width: '36px',
    height: '36px',
    backgroundColor: color.highlight,
    backgroundImage: `url(${LOGO})`,
    backgroundPosition: 'center',
    backgroundSize: '40px 40px',
    borderRadius: '9px',
    fontSize: '0',
    lineHeight: '36px',
  },
  roof: {
    height: '4px',
    backgroundColor: color.highlight,
    borderRadius: '14px 14px 0 0',
    fontSize: '0',
    lineHeight: '4px',
  },
  card: {
    padding: '28px 24px',
    backgroundColor: color.surface,
    border: `1px solid ${color.hairline}`,
    borderTop: 'none',
    borderRadius: '0 0 14px 14px',
  },
  title: {
    margin: '0 0 20px',
    color: color.text,
    fontFamily: headings,
    fontSize: '26px',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    lineHeight: '32px',
    overflowWrap: 'anywhere',
  },
  text: { ...reading, margin: '0 0 16px' },
  button: {
    margin: '8px 0 0',
    padding: '15px 24px',
    backgroundColor: color.brand,
    borderRadius: '10px',
    color: color.onBrand,
    fontSize: '16px',
    fontWeight: 600,
    textAlign: 'center',
  },
  address: { ...small, margin: '16px 0 0' },
  link: { color: color.link, overflowWrap: 'anywhere' },
  frame: {
    ...reading,
    margin: '0 0 20px',
    padding: '14px 16px',
    border: `2px solid ${color.text}`,
    borderRadius: '8px',
    fontSize: '18px',
    fontWeight: 700,
    lineHeight: '27px',
    textAlign: 'center',
  },
  quote: {
    ...reading,
    margin: '0 0 20px',
    padding: '14px 16px',
    backgroundColor: color.sunken,
    borderRadius: '10px',
  },
  /** The style of the message before the one that a mail is about. */
  earlier: {
    ...small,
    margin: '0 0 20px',
    padding: '2px 0 2px 14px',
    borderLeft: `3px solid ${color.hairline}`,
  },
  by: { ...small, margin: '0 0 6px' },
  field: { ...reading, margin: '0 0 8px' },
  label: { color: color.muted },
  table: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  head: {
    ...small,
    padding: '0 0 8px',
    borderBottom: `1px solid ${color.hairline}`,
    fontWeight: 400,
    textAlign: 'left',
  },
  cell: {
    ...reading,
    padding: '10px 0',
    borderBottom: `1px solid ${color.hairline}`,
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  sum: { ...reading, padding: '10px 0 0', fontWeight: 400, textAlign: 'left', verticalAlign: 'top' },
  total: { ...reading, padding: '12px 0 2px', fontWeight: 700, textAlign: 'left', verticalAlign: 'top' },
  note: { ...small, padding: '2px 0 0', fontWeight: 400, textAlign: 'left', verticalAlign: 'top' },
  detail: { ...small },
  signature: { ...reading, margin: '24px 0 0' },
  footer: { ...small, margin: '16px 4px 0' },
} satisfies Record<string, CSSProperties>

/** An element's light style, and the class that the dark theme overrides. */
export const styleOf = (name: keyof typeof styles): { style: CSSProperties; className: string } => ({
  style: styles[name],
  className: classOf(name),
})

/** Next to a label: aligns amounts in a column. */
export const AMOUNT: CSSProperties = {
  paddingLeft: '16px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  whiteSpace: 'nowrap',
}

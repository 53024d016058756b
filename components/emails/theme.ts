import type { CSSProperties } from 'react'

/** The light colours of the design system: mail programs know neither variables nor a dark theme of ours. */
const color = {
  ground: '#fbfaf7',
  surface: '#ffffff',
  sunken: '#f0f2f7',
  text: '#141a29',
  muted: '#535b69',
  hairline: '#dce0e6',
  brand: '#2f68ed',
  highlight: '#ffd84d',
}

const fonts = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const headings = `'Bricolage Grotesque', ${fonts}`

export const styles = {
  body: { margin: 0, padding: '24px 12px 32px', backgroundColor: color.ground, fontFamily: fonts },
  container: { maxWidth: '560px', margin: '0 auto' },
  wordmark: {
    margin: '0 0 16px',
    color: color.text,
    fontFamily: headings,
    fontSize: '22px',
    fontWeight: 700,
    lineHeight: '28px',
  },
  roof: {
    height: '4px',
    backgroundColor: color.highlight,
    borderRadius: '14px 14px 0 0',
    fontSize: '0',
    lineHeight: '4px',
  },
  card: {
    padding: '24px 24px 28px',
    backgroundColor: color.surface,
    border: `1px solid ${color.hairline}`,
    borderTop: 'none',
    borderRadius: '0 0 14px 14px',
  },
  title: {
    margin: '0 0 16px',
    color: color.text,
    fontFamily: headings,
    fontSize: '26px',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    lineHeight: '32px',
    overflowWrap: 'anywhere',
  },
  text: {
    margin: '0 0 16px',
    color: color.text,
    fontSize: '16px',
    lineHeight: '25px',
    overflowWrap: 'anywhere',
  },
  button: {
    margin: '8px 0 0',
    padding: '14px 22px',
    backgroundColor: color.brand,
    borderRadius: '10px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
  },
  address: {
    margin: '20px 0 0',
    color: color.muted,
    fontSize: '14px',
    lineHeight: '21px',
    overflowWrap: 'anywhere',
  },
  link: { color: color.brand, overflowWrap: 'anywhere' },
  frame: {
    margin: '0 0 20px',
    padding: '14px 16px',
    border: `2px solid ${color.text}`,
    borderRadius: '8px',
    color: color.text,
    fontSize: '18px',
    fontWeight: 700,
    lineHeight: '27px',
    textAlign: 'center',
  },
  quote: {
    margin: '0 0 20px',
    padding: '14px 16px',
    backgroundColor: color.sunken,
    borderRadius: '8px',
    color: color.text,
    fontSize: '16px',
    lineHeight: '25px',
    overflowWrap: 'anywhere',
  },
  field: {
    margin: '0 0 8px',
    color: color.text,
    fontSize: '16px',
    lineHeight: '25px',
    overflowWrap: 'anywhere',
  },
  label: { color: color.muted },
  footer: { margin: '16px 4px 0', color: color.muted, fontSize: '14px', lineHeight: '21px' },
} satisfies Record<string, CSSProperties>

import { isKeptLink } from '@/lib/domain/texts/links'
import { anchors, type OutlineEntry, outlineOf } from '@/lib/domain/texts/schema'
import { typeset } from '@/lib/domain/texts/typeset'
import { type Node, textOf, visit } from './tree'

const HEADING = /^h([1-4])$/

/** A text is Markdown with components; an HTML tag would bypass the steps below. */
export const refuseTags = () => (tree: Node) =>
  visit(tree, ({ type, name }) => {
    if (type.startsWith('mdxJsx') && !/^[A-Z]/.test(name ?? ''))
      throw new Error(`<${name ?? ''}> in a text: write Markdown or one of the components`)
  })

export const setTypography = () => (tree: Node) =>
  visit(tree, (node) => {
    if (node.type === 'text') node.value = typeset(node.value ?? '')
  })

/** Replaces a link with another scheme by its text. */
export const filterLinks = () => (tree: Node) =>
  visit(tree, (node) => {
    if (node.tagName !== 'a' || isKeptLink(String(node.properties?.href))) return
    node.tagName = 'span'
    node.properties = {}
  })

/** Gives headings their anchors and a link to themselves, and passes the outline to `take`. */
export const anchorHeadings = (take: (outline: OutlineEntry[]) => void) => (tree: Node) => {
  const anchor = anchors()
  const headings: Omit<OutlineEntry, 'children'>[] = []
  visit(tree, (node) => {
    const level = Number(HEADING.exec(node.tagName ?? '')?.[1])
    if (!level) return
    visit(node, ({ type }) => {
      if (type.startsWith('mdx'))
        throw new Error('A heading holds plain words only: its anchor must not change')
    })
    const text = textOf(node)
    const id = anchor(text)
    headings.push({ level, text, id })
    node.properties = { ...node.properties, id }
    node.children = [...(node.children ?? []), ownLink(id)]
  })
  take(outlineOf(headings))
}

/** For copying with the mouse; keyboard users have the table of contents. */
const ownLink = (id: string): Node => ({
  type: 'element',
  tagName: 'a',
  properties: { href: `#${id}`, className: ['own-link'], ariaHidden: 'true', tabIndex: -1 },
  children: [{ type: 'text', value: '#' }],
})

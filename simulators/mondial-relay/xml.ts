import { XMLParser } from 'fast-xml-parser'

/** An element without its prefix, with its children in document order. */
export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
})

/** A node as the parser returns it: its name with its children, or text. */
type Node = { [name: string]: Node[] } & { ':@'?: Record<string, string>; '#text'?: unknown }

/** The root of a document; undefined when it is malformed. */
export function readXml(body: Buffer): Element | undefined {
  try {
    const nodes: Node[] = parser.parse(body.toString('utf8'), true)
    return nodes.flatMap(toElement).find(({ name }) => !name.startsWith('?'))
  } catch {
    return undefined
  }
}

export const child = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((one) => one.name === name)

/** Empty for a text node. */
function toElement(node: Node): Element[] {
  const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text')
  if (!name) return []
  const within = node[name] ?? []
  return [
    {
      name: name.replace(/^.*:/, ''),
      attributes: node[':@'] ?? {},
      text: within.map((one) => String(one['#text'] ?? '')).join(''),
      children: within.flatMap(toElement),
    },
  ]
}

/** The parts of an HTML tree with MDX in it that our steps read. */
export type Node = {
  type: string
  tagName?: string
  /** Of a component. */
  name?: string | null
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

export function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const child of node.children ?? []) visit(child, see)
}

export const textOf = (node: Node): string =>
  node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('')

/** « Ostal text », the subset of Markdown that a message may use; docs/screens.md has its rules. Only this file parses
 *  it: stored, sent and mailed messages stay plain text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'bold' | 'italic'; children: Inline[] }
export type Block =
  | { kind: 'text'; children: Inline[] }
  | { kind: 'bullets'; items: Inline[][] }
  | { kind: 'numbers'; start: number; items: Inline[][] }

const BULLET = /^[-*•] +(?=\S)/
const NUMBER = /^(\d{1,3})[.)] +(?=\S)/

/** The next token of a message: a mark of emphasis, a line end or a URL. */
const NEXT = /(?<![\p{L}\p{N}])(?:https?:\/\/|mailto:)[^\s<>"\p{C}]+|\*\*|\*|_|\n/giu

/** A message's blocks, in linear time. Lines outside lists stay as typed. */
export function parseMessage(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const endText = () => {
    const typed = lines.join('\n')
    if (typed.trim() !== '')
      blocks.push({
        kind: 'text',
        children: parseInline(typed.replace(/^\n+/, '').replace(/(?<!\n)\n+$/, '')),
      })
    lines = []
  }
  for (const line of text.split(/\r?\n/)) {
    const number = NUMBER.exec(line)
    const mark = number ?? BULLET.exec(line)
    if (!mark) {
      lines.push(line)
      continue
    }
    endText()
    addItem(blocks, number && Number(number[1]), parseInline(line.slice(mark[0].length)))
  }
  endText()
  return blocks
}

/** Adds an item to the last list, if it continues it; keeps the typed number. */
function addItem(blocks: Block[], number: number | null, item: Inline[]): void {
  const last = blocks.at(-1)
  if (number === null) {
    if (last?.kind === 'bullets') last.items.push(item)
    else blocks.push({ kind: 'bullets', items: [item] })
  } else if (last?.kind === 'numbers' && number === last.start + last.items.length) last.items.push(item)
  else blocks.push({ kind: 'numbers', start: number, items: [item] })
}

type Mark = '**' | '*' | '_'
/** The text after an opening mark, which may never be closed. */
type Open = { mark: Mark; children: Inline[] }

function parseInline(text: string): Inline[] {
  const line: Inline[] = []
  // Never more than one of each mark.
  let open: Open[] = []
  const inner = () => open.at(-1)?.children ?? line

  /** Turns unclosed marks into text, from the inside out. */
  function giveUp(from = 0) {
    const given = open.slice(from)
    open = open.slice(0, from)
    for (const { mark, children } of given) {
      addText(inner(), mark)
      for (const child of children) add(inner(), child)
    }
  }

  function readMark(mark: Mark, before: string, after: string) {
    const at = open.findIndex((one) => one.mark === mark)
    const begun = open[at]
    if (begun && /\S/.test(before) && !isWord(after) && begun.children.length > 0) {
      giveUp(at + 1)
      open = open.slice(0, at)
      inner().push({ kind: mark === '**' ? 'bold' : 'italic', children: begun.children })
    } else if (!begun && /\S/.test(after) && !isWord(before)) open.push({ mark, children: [] })
    else addText(inner(), mark)
  }

  let at = 0
  NEXT.lastIndex = 0
  for (let found = NEXT.exec(text); found; found = NEXT.exec(text)) {
    // « ***x*** » closes the innermost mark first.
    const isInner = found[0] === '**' && open.at(-1)?.mark === '*' && text[found.index + 2] === '*'
    const token = isInner ? '*' : found[0]
    NEXT.lastIndex = found.index + token.length
    addText(inner(), text.slice(at, found.index))
    at = found.index + token.length
    if (token === '**' || token === '*' || token === '_')
      readMark(token, text[found.index - 1] ?? '', text[at] ?? '')
    else if (token === '\n') {
      giveUp()
      addText(line, token)
    } else {
      const address = withoutPunctuation(token)
      const href = safeHref(address)
      if (href) inner().push({ kind: 'link', text: address, href })
      else addText(inner(), address)
      // Characters after the URL may be a mark.
      at = found.index + address.length
      NEXT.lastIndex = at
    }
  }
  addText(inner(), text.slice(at))
  giveUp()
  return line
}

const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign)

function add(to: Inline[], one: Inline) {
  if (one.kind === 'text') addText(to, one.text)
  else to.push(one)
}

function addText(to: Inline[], text: string): void {
  const last = to.at(-1)
  if (last?.kind === 'text') last.text += text
  else if (text !== '') to.push({ kind: 'text', text })
}

const PUNCTUATION = ".,;:!?…'’»]*_"

/** A URL in a sentence excludes the full stop, and a closing bracket that it did not open. */
function withoutPunctuation(address: string): string {
  let end = address.length
  let unopened = count(address, ')') - count(address, '(')
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? ''
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!PUNCTUATION.includes(last)) break
  }
  return address.slice(0, end)
}

const count = (text: string, sign: string) => text.split(sign).length - 1

/** The URL as the browser parses it, limited to three schemes; null otherwise. */
function safeHref(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol === 'mailto:') return url.pathname.includes('@') ? url.href : null
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : null
}

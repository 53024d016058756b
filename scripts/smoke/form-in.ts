/** The fields that a browser would send for a page's form, and the values of its radio buttons. */
export type MarkupForm = {
  fields: Record<string, string>
  hidden: string[]
  choices: Record<string, string[]>
}

const CONTROL = /<(input|textarea|select)\b([^>]*)>(?:([^<]*)<\/textarea>)?|<option\b([^>]*)>/g

/** Parses the form in markup that React wrote: quoted attributes, no comment between controls. */
export function formIn(html: string): MarkupForm {
  const form: MarkupForm = { fields: {}, hidden: [], choices: {} }
  let select = ''
  for (const [, tag, attributes, text = '', option] of html.matchAll(CONTROL)) {
    if (option !== undefined) {
      const { value = '', selected } = attributesIn(option)
      if (selected !== undefined || !(select in form.fields)) form.fields[select] = value
      continue
    }
    const { name = '', type, value = '', checked } = attributesIn(attributes ?? '')
    if (tag === 'select') select = name
    else if (type === 'radio') {
      form.choices[name] = [...(form.choices[name] ?? []), value]
      if (checked !== undefined) form.fields[name] = value
    } else form.fields[name] = tag === 'textarea' ? decodeEntities(text) : value
    if (type === 'hidden') form.hidden.push(name)
  }
  return form
}

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(/([\w.:-]+)="([^"]*)"/g), ([, name, value]) => [
      name,
      decodeEntities(value ?? ''),
    ]),
  )

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** A finished answer that is not yet a Response: whether its text is sent at all may still be decided. */
export class JsonText {
  readonly text: string
  readonly headers: Record<string, string>

  constructor(text: string, headers: Record<string, string> = {}) {
    this.text = text
    this.headers = { ...JSON_TYPE, ...headers }
  }
}

export const toResponse = (given: Response | JsonText): Response =>
  given instanceof JsonText ? new Response(given.text, { headers: given.headers }) : given

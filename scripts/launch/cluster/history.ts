/** One change that a client asked for. `unknown`: no answer, or one that says nothing of what was done. Instants in milliseconds. */
export type Write = {
  kind: 'entry' | 'order'
  /** What only this change wrote. */
  key: string
  /** The list that it belongs to. */
  place: string
  from: number
  to: number
  outcome: 'acknowledged' | 'refused' | 'unknown'
}

/** What a client was answered as the whole of a list. */
export type Read = { place: string; from: number; to: number; keys: string[] }

/** Money that moved once, as one side keeps it. `reference`: the order or invoice that it pays. */
export type Payment = { reference: string; cents: number }

export type History = {
  writes: Write[]
  reads: Read[]
  /** What the database holds at the end. */
  stored: Pick<Write, 'kind' | 'key'>[]
  payments: { ours: Payment[]; provider: Payment[] }
  /** What should have been debited by the end and is not marked paid, named as in `Payment`. */
  owed: string[]
}

export type Finding = {
  kind:
    | 'lost entry'
    | 'lost order'
    | 'doubled row'
    | 'unexplained row'
    | 'row missing in a read'
    | 'doubled debit'
    | 'payment that our books lack'
    | 'payment that the provider lacks'
    | 'different amount'
    | 'debit that never came'
  key: string
  detail: string
}

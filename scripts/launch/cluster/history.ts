/** One change that a client requested. `unknown`: no answer, or one that does not tell the outcome. Instants in milliseconds. */
export type Write = {
  kind: 'entry' | 'order'
  /** Unique to this change. */
  key: string
  /** The list that it is written to. */
  place: string
  from: number
  to: number
  outcome: 'acknowledged' | 'refused' | 'unknown'
}

/** A complete list, as a client received it. */
export type Read = { place: string; from: number; to: number; keys: string[] }

/** One payment in one side's books. `reference`: the order or invoice that it pays. */
export type Payment = { reference: string; cents: number }

export type History = {
  writes: Write[]
  reads: Read[]
  /** The rows in the database at the end. */
  stored: Pick<Write, 'kind' | 'key'>[]
  payments: { ours: Payment[]; provider: Payment[] }
  /** Debits that should be paid by the end and are not, named as in `Payment`. */
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

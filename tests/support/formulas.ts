import fc from 'fast-check'

/** A fraction of two integers, not reduced; null after a division by zero. */
type Ratio = { n: bigint; d: bigint } | null
type Values = Record<string, bigint>
/** A formula's text, its operator precedence, and its value, computed without a parser. */
type Made = { text: string; binds: number; compares?: true; worth: (values: Values) => Ratio }

const ATOM = 9
const of = (n: bigint, d = 1n): Ratio => (d === 0n ? null : d < 0n ? { n: -n, d: -d } : { n, d })
const wrap = (made: Made, least: number) => (made.binds < least ? `(${made.text})` : made.text)
const floorOf = (n: bigint, d: bigint) => (n - (((n % d) + d) % d)) / d

const both =
  (a: Made, b: Made, join: (a: NonNullable<Ratio>, b: NonNullable<Ratio>) => Ratio) => (v: Values) => {
    const [x, y] = [a.worth(v), b.worth(v)]
    return x && y && join(x, y)
  }

const whole = fc
  .oneof(fc.nat(3), fc.nat(9_999))
  .map((n): Made => ({ text: `${n}`, binds: ATOM, worth: () => of(BigInt(n)) }))
const decimal = fc.tuple(fc.nat(99), fc.nat(99)).map(
  ([a, b]): Made => ({
    text: `${a}.${String(b).padStart(2, '0')}`,
    binds: ATOM,
    worth: () => of(BigInt(a * 100 + b), 100n),
  }),
)
const variable = fc.constantFrom('amount', 'shipping', 'fixed', 'min', 'percent').map(
  (name): Made => ({
    text: name,
    binds: ATOM,
    worth: (v) => of(v[name] ?? 0n, name === 'percent' ? 100n : 1n),
  }),
)

const JOINS: Record<
  string,
  { binds: number; join: (a: NonNullable<Ratio>, b: NonNullable<Ratio>) => Ratio }
> = {
  '+': { binds: 4, join: (a, b) => of(a.n * b.d + b.n * a.d, a.d * b.d) },
  '-': { binds: 4, join: (a, b) => of(a.n * b.d - b.n * a.d, a.d * b.d) },
  '*': { binds: 5, join: (a, b) => of(a.n * b.n, a.d * b.d) },
  '/': { binds: 5, join: (a, b) => of(a.n * b.d, a.d * b.n) },
}
const HOLDS: Record<string, (difference: bigint) => boolean> = {
  '<': (x) => x < 0n,
  '<=': (x) => x <= 0n,
  '>': (x) => x > 0n,
  '>=': (x) => x >= 0n,
  '==': (x) => x === 0n,
  '!=': (x) => x !== 0n,
}
const ROUND: Record<string, (r: NonNullable<Ratio>) => Ratio> = {
  floor: ({ n, d }) => of(floorOf(n, d)),
  ceil: ({ n, d }) => of(-floorOf(-n, d)),
  round: ({ n, d }) => of(floorOf(2n * n + d, 2n * d)),
}

/** Valid formulas with their values. */
export const { formula } = fc.letrec<{ formula: Made }>((tie) => {
  const inner = tie('formula')
  const operation = fc
    .tuple(fc.constantFrom(...Object.keys(JOINS)), inner, inner, fc.constantFrom('', ' ', '\n'))
    .map(([sign, a, b, space]): Made => {
      const { binds, join } = JOINS[sign] as (typeof JOINS)[string]
      const text = `${wrap(a, binds)}${space}${sign}${space}${wrap(b, binds + 1)}`
      return { text, binds, worth: both(a, b, join) }
    })
  const negation = inner.map(
    (a): Made => ({
      text: `-${wrap(a, 6)}`,
      binds: 6,
      worth: (v) => {
        const x = a.worth(v)
        return x && of(-x.n, x.d)
      },
    }),
  )
  const comparison = fc
    .tuple(fc.constantFrom(...Object.keys(HOLDS)), inner, inner)
    .filter(([, a, b]) => !a.compares && !b.compares)
    .map(
      ([sign, a, b]): Made => ({
        text: `${wrap(a, 3)} ${sign} ${wrap(b, 3)}`,
        binds: 2,
        compares: true,
        worth: both(a, b, (x, y) => of(HOLDS[sign]?.(x.n * y.d - y.n * x.d) ? 1n : 0n)),
      }),
    )
  const choice = fc.tuple(inner, inner, inner).map(
    ([test, yes, no]): Made => ({
      text: `${wrap(test, 2)} ? ${yes.text} : ${no.text}`,
      binds: 1,
      worth: (v) => {
        const asked = test.worth(v)
        return asked && (asked.n === 0n ? no : yes).worth(v)
      },
    }),
  )
  const rounding = fc.tuple(fc.constantFrom(...Object.keys(ROUND)), inner).map(
    ([name, a]): Made => ({
      text: `${name}(${a.text})`,
      binds: ATOM,
      worth: (v) => {
        const x = a.worth(v)
        return x && (ROUND[name]?.(x) ?? null)
      },
    }),
  )
  const extreme = fc.tuple(fc.constantFrom('min', 'max'), inner, inner).map(
    ([name, a, b]): Made => ({
      text: `${name} ( ${a.text}, ${b.text} )`,
      binds: ATOM,
      worth: both(a, b, (x, y) => (x.n * y.d <= y.n * x.d === (name === 'min') ? x : y)),
    }),
  )
  return {
    formula: fc.oneof(
      { maxDepth: 6, depthSize: 'small', withCrossShrink: true },
      whole,
      decimal,
      variable,
      operation,
      operation,
      comparison,
      choice,
      negation,
      rounding,
      extreme,
    ),
  }
})

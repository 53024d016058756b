import './set-table.css'

const beans = [
  [452, 214],
  [470, 236],
  [440, 246],
  [486, 208],
  [462, 262],
  [498, 250],
] as const

/** A table that is laid, seen from above. */
export const SetTable = () => (
  <svg className="camille-table" viewBox="0 0 960 620" aria-hidden="true">
    <rect className="cloth" x="40" y="40" width="880" height="540" rx="36" />
    <path className="check" d="M40 200h880M40 420h880M250 40v540M710 40v540" />
    <circle className="plate" cx="470" cy="300" r="190" />
    <circle className="rim" cx="470" cy="300" r="150" />
    <path
      className="fish"
      d="M350 320q56-84 150-62 40 10 62 34l40-28q-8 40-4 70l-38-22q-40 46-120 42-58-4-90-34z"
    />
    <path
      className="scale"
      d="M404 300q12 18 0 40M432 284q18 28 4 62M466 276q20 36 4 72M500 280q18 30 4 62"
    />
    <circle className="eye" cx="384" cy="306" r="6" />
    <path
      className="herb"
      d="M340 386q60 26 120 8M372 396q-4-20-18-24M404 404q2-22-8-30M434 402q10-16 8-28"
    />
    {beans.map(([x, y]) => (
      <circle key={`${x} ${y}`} className="bean" cx={x + 60} cy={y - 20} r="9" />
    ))}
    <g className="slice">
      <circle cx="556" cy="392" r="34" />
      <path d="M556 358v68M522 392h68M532 368l48 48M580 368l-48 48" />
    </g>
    <path
      className="steel"
      d="M214 150v60q0 26 16 34v226q0 14 10 14t10-14V244q16-8 16-34v-60h-8v56h-8v-56h-8v56h-10v-56h-8v56z"
    />
    <path className="steel" d="M706 150q34 20 34 110 0 50-18 60v150q0 14-10 14t-10-14V150z" />
    <circle className="glass" cx="770" cy="140" r="62" />
    <circle className="wine" cx="770" cy="140" r="46" />
    <circle className="plate" cx="150" cy="500" r="62" />
    <path className="bread" d="M106 500q10-38 48-36t44 34q-8 32-46 34t-46-32z" />
    <path className="crust" d="m128 482 14 34M150 476l12 42M172 482l8 30" />
    <path className="stem" d="M830 560q-30-90 10-170" />
    <path
      className="leafs"
      d="M828 500q-46-10-52-54 46 6 52 54zM824 462q44-16 46-62-46 14-46 62zM836 420q-36-20-30-60 36 16 30 60z"
    />
    <circle className="lemon" cx="836" cy="500" r="44" />
    <path className="lemon" d="M872 476l22-10-8 26z" />
    <circle className="lemon-light" cx="824" cy="486" r="10" />
    <circle className="tomato" cx="120" cy="120" r="40" />
    <circle className="tomato" cx="196" cy="98" r="30" />
    <path className="stem" d="M120 84q30-34 76-14M120 84l-14-14M120 84l18 4" />
  </svg>
)

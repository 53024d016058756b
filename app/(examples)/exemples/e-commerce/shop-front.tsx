import './shop-front.css'

const spines = ['a', 'b', 'c', 'd', 'b', 'a', 'd', 'c', 'a', 'b']

/** The shop at nightfall: its shutter is half down, its window is lit. */
export const ShopFront = () => (
  <svg className="arceaux-front" viewBox="90 30 510 342" aria-hidden="true">
    <circle className="moon" cx="560" cy="66" r="26" />
    <g transform="translate(40)">
      <path className="house" d="M96 132h368v240H96z" />
      <path className="sign" d="M112 150h336v42H112z" />
      <path className="lit" d="M112 206h216v134H112z" />
      <path className="shutter" d="M112 206h216v46H112z" />
      <path className="slat" d="M112 216h216M112 226h216M112 236h216M112 246h216" />
      <path className="shelf" d="M112 336h216M112 298h216" />
      {spines.map((colour, n) => (
        <path
          key={`${colour}${n * 20}`}
          className={`spine ${colour}`}
          d={`M${122 + n * 20} ${n % 3 ? 268 : 262}h14v${n % 3 ? 29 : 35}h-14z`}
        />
      ))}
      <path className="spine c" d="M124 306h26v29h-26z" />
      <path className="spine a" d="M160 306h26v29h-26z" />
      <path className="spine d" d="M196 306h26v29h-26z" />
      <path className="spine b" d="M232 306h26v29h-26z" />
      <path className="spine c" d="M268 306h26v29h-26z" />
      <path className="door" d="M348 206h100v166H348z" />
      <path className="lit" d="M362 220h72v82h-72z" />
      <path className="slat" d="M398 220v82M362 261h72" />
      <circle className="moon" cx="360" cy="326" r="4" />
      <path className="awning" d="M104 192h352l12 16H92z" />
      <text x="280" y="179" textAnchor="middle">
        des Arceaux
      </text>
    </g>
    <path className="cat" d="M540 372q-4-22 10-26l-2-12 8 6h8l8-6-2 14q10 8 6 24z" />
    <path className="tail" d="M574 370q16 0 12-18" />
  </svg>
)

/** The aqueduct behind it, as wide as the window. */
export const Aqueduct = () => (
  <svg className="arceaux-aqueduct" width="100%" height="288" aria-hidden="true">
    <pattern id="arceaux-arch" width="112" height="288" patternUnits="userSpaceOnUse">
      <path d="M0 0h112v20H0zM0 26h112v262H96V96a40 48 0 0 0-80 0v192H0z" />
    </pattern>
    <rect width="100%" height="280" fill="url(#arceaux-arch)" />
    <rect className="kerb" y="280" width="100%" height="8" />
  </svg>
)

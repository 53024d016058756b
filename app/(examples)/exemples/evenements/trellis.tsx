import './trellis.css'

const lamps = [55, 245, 435, 625, 815, 1005, 1195, 1385]
const colours = ['red', 'yellow', 'rose'] as const
const grapes = [
  [0, 0],
  [30, -4],
  [60, 0],
  [14, 26],
  [44, 26],
  [30, 50],
  [4, 48],
  [56, 48],
  [18, 74],
  [42, 74],
  [30, 98],
] as const
const bunches = [
  { x: 16, y: 186, scale: 1.15 },
  { x: 1350, y: 186, scale: 1.15 },
  { x: 1015, y: 138, scale: 0.85 },
  { x: 345, y: 140, scale: 0.8 },
] as const
const leaves = [
  { x: 60, y: 120, turn: -18, scale: 1.2 },
  { x: 250, y: 96, turn: 14, scale: 1 },
  { x: 410, y: 84, turn: -8, scale: 0.75 },
  { x: 560, y: 66, turn: 20, scale: 0.6 },
  { x: 880, y: 66, turn: -16, scale: 0.6 },
  { x: 1100, y: 84, turn: 12, scale: 0.9 },
  { x: 1180, y: 108, turn: -22, scale: 1.1 },
  { x: 1380, y: 124, turn: 10, scale: 1.25 },
  { x: 8, y: 250, turn: 40, scale: 0.8 },
  { x: 1420, y: 262, turn: -30, scale: 0.85 },
] as const

/** The vine over the square, its bunches and the lanterns, and the village at its feet. */
export const Trellis = () => (
  <svg
    className="treille-poster"
    viewBox="0 0 1440 860"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <path className="sky" d="M0 0h1440v860H0z" />
    <circle className="sun" cx="720" cy="640" r="250" />
    <path className="hill" d="M0 660q240-120 520-40 260-90 500-10 240-50 420 40v210H0z" />
    <path
      className="row"
      d="M40 720q200-60 420-20M0 770q260-70 480-30M1000 690q220-30 440 30M960 740q260-40 480 20"
    />
    <g transform="translate(0 56)">
      <path
        className="village"
        d="M420 860V740h70v-40h60v20h50v-30h72v20h20V640h56v80h50v-16h76v40h50v-24h60v30h60v110z"
      />
      <path
        className="roof"
        d="M482 704l38-34 38 34zM592 694l44-36 44 36zM684 644l36-76 36 76zM790 708l46-38 46 38zM916 724l38-32 38 32z"
      />
      <path
        className="window"
        d="M711 664h18v30h-18zM510 724h20v28h-20zM626 712h22v28h-22zM826 726h22v28h-22zM944 742h20v26h-20zM446 768h20v26h-20zM1000 776h20v26h-20z"
      />
    </g>
    <path
      className="vine"
      d="M-20 130C200 40 420 120 720 60S1240 40 1460 130M-20 150C120 90 300 60 480 84M1460 150c-160-80-300-70-440-60"
    />
    <path className="wire" d="M-20 164q110 60 130 56t190-10 190-6 190 2 190-2 190 6 190 10 130-56" />
    {leaves.map(({ x, y, turn, scale }) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
        <path
          className="leaf"
          d="M0-62q22 20 46 10-4 26 20 38-20 12-14 40-26-8-52 26-26-34-52-26 6-28-14-40 24-12 20-38Q-22-42 0-62z"
        />
        <path className="vein" d="M0-40V44M0 4l32-26M0 4l-32-26M0 26l26-8M0 26l-26-8" />
      </g>
    ))}
    {bunches.map(({ x, y, scale }) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        {grapes.map(([cx, cy], index) => (
          <circle
            key={`${cx} ${cy}`}
            className={index % 3 ? 'grape' : 'grape bright'}
            cx={cx}
            cy={cy}
            r="19"
          />
        ))}
      </g>
    ))}
    {lamps.map((x, index) => (
      <g
        key={x}
        className={`lamp ${colours[index % 3]}`}
        transform={`translate(${x} ${index % 7 ? 206 : 190})`}
      >
        <path d="M-18 8h36l8 22-8 24h-36l-8-24z" />
        <path className="rib" d="M-6 8l-4 22 4 24M6 8l4 22-4 24M0-6V8M0 54v12" />
      </g>
    ))}
  </svg>
)

import './portal.css'

const joints = [70, 118, 166, 214, 262, 310, 358, 406]

/** The door of an old town house, at the hour when the lamp inside is lit. */
export const Portal = () => (
  <svg className="avocats-portal" viewBox="0 0 420 480" aria-hidden="true">
    <path className="wall" d="M0 0h420v480H0z" />
    <g className="joint">
      {joints.map((y, row) => (
        <path key={y} d={`M0 ${y}h420M${row % 2 ? 40 : 84} ${y}v48M${row % 2 ? 380 : 336} ${y}v48`} />
      ))}
      <path d="M0 22h420" />
    </g>
    <path className="stone" d="M84 452V200a126 126 0 0 1 252 0v252h-34V200a92 92 0 0 0-184 0v252z" />
    <path
      className="edge"
      d="M84 200h34M302 200h34M100 138l30 16M320 138l-30 16M147 92l18 28M273 92l-18 28"
    />
    <path className="stone key" d="m196 70h28l-7 44h-14z" />
    <path className="glow" d="M118 200a92 92 0 0 1 184 0z" />
    <path className="bar" d="M210 108v92M145 135l65 65 65-65M122 176l88 24 88-24" />
    <path className="door" d="M118 200h184v252H118z" />
    <path
      className="panel"
      d="M132 220h64v84h-64zM224 220h64v84h-64zM132 322h64v112h-64zM224 322h64v112h-64z"
    />
    <path className="edge" d="M210 200v252" />
    <circle className="knob" cx="202" cy="314" r="5" />
    <circle className="knob" cx="218" cy="314" r="5" />
    <path className="stone" d="M70 452h280v28H70z" />
    <path className="plate" d="M350 250h44v58h-44z" />
    <path className="letters" d="M358 264h28M358 274h20M358 284h28M358 294h14" />
  </svg>
)

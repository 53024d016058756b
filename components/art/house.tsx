/** How far the house is built: ground plan, rooms, lit windows, roof. */
export type HouseStage = 0 | 1 | 2 | 3

/** The agency's sign: an axonometric house in line, built up stage by stage. Decoration only. */
export function House({ stage = 3, className }: { stage?: HouseStage; className?: string }) {
  return (
    <svg
      viewBox="0 0 320 260"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
      aria-hidden="true"
    >
      <Foundations />
      {stage >= 1 && <Walls />}
      {stage >= 2 && <Windows />}
      {stage >= 3 && <Roof />}
    </svg>
  )
}

function Foundations() {
  return (
    <g>
      <path d="M24 190 160 250 296 190 160 130Z" className="fill-sunken" />
      <path d="M64 188 160 230 256 188 160 146Z" strokeDasharray="6 7" />
    </g>
  )
}

function Walls() {
  return (
    <g>
      <path d="M64 188V112L160 154V230Z" className="fill-surface" />
      <path d="M256 188V112L160 154V230Z" className="fill-sunken" />
      <path d="M192 216V164L216 153.500V205.500Z" className="fill-surface" />
      <path d="M64 112 160 70 256 112" strokeDasharray="6 7" />
    </g>
  )
}

function Windows() {
  return (
    <g className="fill-highlight">
      <path d="M80 142V170L102 179.600V151.600Z" />
      <path d="M118 158.600V186.600L140 196.200V168.200Z" />
      <path d="M228 150V174L244 167V143Z" />
    </g>
  )
}

function Roof() {
  return (
    <g>
      <path d="M52 112 112 38 208 80 160 160Z" className="fill-brand" />
      <path d="M268 112 208 80 160 160Z" className="fill-surface" />
      <path d="M226 73V44L244 36V92" className="fill-surface" />
    </g>
  )
}

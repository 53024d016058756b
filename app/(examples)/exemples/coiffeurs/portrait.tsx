import type { Stylist } from '@/content/examples/coiffeurs'
import './portrait.css'

const curls = [
  [58, 78],
  [66, 50],
  [92, 32],
  [122, 28],
  [150, 36],
  [172, 56],
  [182, 84],
  [176, 112],
  [62, 108],
  [74, 130],
  [166, 134],
] as const

const hair = {
  curls: (
    <g className="hair">
      {curls.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="24" />
      ))}
      <path d="M72 92q0-46 48-46t48 46q-14-26-48-26T72 92z" />
    </g>
  ),
  crop: (
    <path className="hair" d="M74 98V74q0-40 50-42 30-14 46 16 8 14-2 50-4-20-10-26-38 4-62-6-16 8-22 32z" />
  ),
  bob: <path className="hair" d="M58 168V92q0-60 62-60t62 60v76h-26V92q-34 0-50-26-8 22-22 30v72z" />,
} satisfies Record<Stylist['hair'], unknown>

/** A stylist, as few shapes as a face needs. */
export const Portrait = ({ hair: kind }: { hair: Stylist['hair'] }) => (
  <svg className={`meche-portrait ${kind}`} viewBox="0 0 240 260" aria-hidden="true">
    <path className="back" d="M0 0h240v260H0z" />
    <path className="shirt" d="M30 260q0-62 60-66h60q60 4 60 66z" />
    <path className="neck" d="M100 150h40v44q-20 18-40 0z" />
    <path className="face" d="M74 88q0-42 46-42t46 42v26q0 50-46 50t-46-50z" />
    {hair[kind]}
    <path className="feature" d="M98 108v5M142 108v5M120 112v18h-7M106 143q14 9 28 0" />
    <path className="comb" d="M176 214h40v8h-40zM178 222v14M186 222v14M194 222v14M202 222v14M210 222v14" />
  </svg>
)

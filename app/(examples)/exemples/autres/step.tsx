import './step.css'

const drawings = [
  <>
    <path className="clay" d="M62 70q-8 34 14 44h48q22-10 14-44-38-12-76 0z" />
    <ellipse className="inside" cx="100" cy="69" rx="38" ry="9" />
    <path className="line" d="M66 88q34 10 68 0M70 102q30 8 60 0" />
    <path className="iron" d="M36 116h128v12H36zM92 128h16v36H92z" />
    <path className="hand" d="M20 96q20-22 44-12l4 14q-22 4-30 18zM180 96q-20-22-44-12l-4 14q22 4 30 18z" />
  </>,
  <>
    <path className="iron" d="M20 92h160v8H20zM20 156h160v8H20z" />
    <path className="clay" d="M34 62h40l-6 30H40zM86 50q22-12 44 0l-6 42H92zM142 66h30l-4 26h-22z" />
    <path className="clay" d="M30 132h56q-4 24-28 24t-28-24zM104 120q20-8 40 0l-2 36h-36z" />
    <path className="line" d="M40 40q10-12 0-24M100 34q10-12 0-24M160 46q10-12 0-24" />
  </>,
  <>
    <path className="iron" d="M40 96h120l-12 68H52z" />
    <path className="glaze" d="M40 96q60-14 120 0-60 16-120 0z" />
    <path className="clay" d="M72 30h56q-2 40-12 54H84Q74 70 72 30z" />
    <path className="glaze" d="M78 60q10 8 22 0t23 0q-2 16-7 24H84q-5-10-6-24z" />
    <path className="hand" d="M98 4h8l4 26H94z" />
  </>,
  <>
    <path className="iron" d="M36 164V84q0-60 64-60t64 60v80z" />
    <path className="fire" d="M66 164v-64q0-34 34-34t34 34v64z" />
    <path className="glow" d="M82 164q-10-30 18-56 4 20 16 26 8 16-2 30z" />
    <path className="iron" d="M112 28V8h18v26z" />
    <path className="line" d="M122 0q-14-14 4-26" />
  </>,
]

/** One of the four gestures: throw, dry, glaze, fire. */
export const Step = ({ number }: { number: number }) => (
  <svg className="garrigue-step" viewBox="0 -20 200 190" aria-hidden="true">
    {drawings[number]}
  </svg>
)

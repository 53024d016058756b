import './strand.css'

const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** A strand of hair that runs across the page, gathers at the middle and opens again. */
export const Strand = () => (
  <svg
    className="meche-strand"
    viewBox="0 0 1440 520"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {lines.map((n) => (
      <path
        key={n}
        className={n % 3 === 1 ? 'light' : n % 3 === 2 ? 'bright' : 'deep'}
        d={`M-40 ${60 + n * 26}C260 ${20 + n * 14} 380 ${480 - n * 9} 700 ${360 + n * 8}S1040 ${30 + n * 15} 1220 ${110 + n * 16}S1400 ${300 + n * 6} 1500 ${250 + n * 24}`}
      />
    ))}
  </svg>
)

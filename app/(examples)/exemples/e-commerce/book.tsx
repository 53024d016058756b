import type { Cover } from '@/content/examples/e-commerce'
import { formatEuros } from '@/lib/domain/money'
import './book.css'

type BookProps = {
  cover: Cover
  title: string
  author: string
  priceCents: number
  stock: string
}

/** A book that shows its cover; the title on it is the article's heading. */
export const Book = ({ cover, title, author, priceCents, stock }: BookProps) => (
  <li className="arceaux-book">
    <div className={`arceaux-cover ${cover}`}>
      <h3>{title}</h3>
      <p>{author}</p>
      <svg viewBox="0 0 120 100" aria-hidden="true">
        {drawings[cover]}
      </svg>
    </div>
    <p className="arceaux-price">
      <strong className="sum">{formatEuros(priceCents)}</strong> <span>{stock}</span>
    </p>
    <p>
      <a className="act" href="#librairie" aria-label={`Réserver ${title}`}>
        Réserver
      </a>
    </p>
  </li>
)

const wave = 'q7.5-9 15 0t15 0t15 0t15 0t15 0t15 0t15 0t15 0'

const drawings = {
  sea: (
    <>
      <path className="one" d="M44 52V22l18-13 18 13v30z" />
      <path className="two" d="M56 52V34h12v18z" />
      {[50, 62, 74, 86].map((y) => (
        <path key={y} className={y % 24 === 2 ? 'one' : 'two'} d={`M0 ${y}${wave}V100H0z`} />
      ))}
    </>
  ),
  moon: (
    <>
      <circle className="one" cx="60" cy="38" r="26" />
      <circle className="ground" cx="71" cy="31" r="23" />
      <path className="two" d="M0 84l28-22 20 12 30-26 42 32v20H0z" />
    </>
  ),
  stairs: (
    <>
      <path className="one" d="M0 100V84h24V68h24V52h24V36h24V20h24v80z" />
      <path className="two" d="M100 20V-14h20v34zM8 84V66h10v18zM32 68V50h10v18zM56 52V34h10v18z" />
      <path className="line" d="M13 66V52M37 50V36M61 34V20" />
      <path className="two" d="M13 30a11 11 0 1 0 1 0zM37 14a11 11 0 1 0 1 0zM61-2a11 11 0 1 0 1 0z" />
    </>
  ),
  birds: (
    <>
      <path className="one" d="M20 34h80v52H20z" />
      <path className="line" d="m20 34 40 30 40-30" />
      <path className="two" d="M58 22q8-14 22-10-6 2-8 9 12-8 24-3-16 3-22 15-12 2-16-11z" />
    </>
  ),
  whale: (
    <>
      <path
        className="one"
        d="M8 58q0-30 38-30 34 0 44 22 8-2 10-14l6 12 12-6q-2 24-24 28-10 18-44 18Q8 88 8 58z"
      />
      <path className="two" d="M12 68q30 16 66 4-12 16-34 16-24 0-32-20z" />
      <circle className="ground" cx="28" cy="54" r="3.5" />
      <path className="line" d="M46 20q0-12-10-12m10 12q0-12 10-12" />
    </>
  ),
  fox: (
    <>
      <path className="one" d="M20 20 46 36h28l26-16-6 40-34 34-34-34z" />
      <path className="two" d="M26 60 60 94 94 60 74 66 60 84 46 66z" />
      <circle className="dark" cx="46" cy="56" r="4" />
      <circle className="dark" cx="74" cy="56" r="4" />
      <circle className="dark" cx="60" cy="88" r="5" />
    </>
  ),
  lemon: (
    <>
      <path className="one" d="M16 56q0-34 44-34 36 0 42 26l10 6-9 8q-8 26-43 26-44 0-44-32z" />
      <circle className="two" cx="56" cy="55" r="25" />
      <path className="line" d="M56 30v50M31 55h50M38 37l36 36M74 37 38 73" />
    </>
  ),
  leaf: (
    <>
      <path className="one" d="M60 100V50q-36 4-42-38 38 0 42 38 2-30 40-32 0 34-40 42" />
      <path className="line" d="M60 50Q46 28 26 18M60 62q14-22 32-34" />
      <path className="two" d="M20 92h80v8H20z" />
    </>
  ),
} satisfies Record<Cover, unknown>

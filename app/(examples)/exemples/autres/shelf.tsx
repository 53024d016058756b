import './shelf.css'

/** Pots on two boards before the hills, as the sun comes in. */
export const Shelf = () => (
  <svg className="garrigue-shelf" viewBox="0 0 1200 470" aria-hidden="true">
    <path className="board" d="M0 440h1200v18H0z" />
    <path className="shadow" d="M0 458h1200v6H0z" />
    <path className="rust" d="M40 440q-34-90 20-170 14-20 8-60h74q-6 40 8 60 54 80 20 170z" />
    <path className="slip" d="M36 350q70 26 138 0-2-36-20-66-50 20-98 0-18 30-20 66z" />
    <path className="dark" d="M60 204h90v12H60z" />
    <path className="cream" d="M226 440q-30-64 6-104h92q36 40 6 104z" />
    <path className="blue" d="M222 366q56 20 112 0 4 30-2 50-54 18-108 0-6-22-2-50z" />
    <path className="line-blue" d="M232 338q46 14 92 0" />
    <path className="sage" d="M388 440V230q0-16 16-16h66q16 0 16 16v210z" />
    <path className="line-cream" d="M388 268h98M388 290h98M388 312h98" />
    <path
      className="branch"
      d="M436 214q-10-90 24-170M438 170q-34-20-40-54M440 140q30-22 62-24M446 104q-24-24-22-52M452 80q26-8 40-34"
    />
    <path
      className="flower"
      d="M460 44a12 12 0 1 0 1 0zM398 116a10 10 0 1 0 1 0zM502 114a11 11 0 1 0 1 0zM424 52a9 9 0 1 0 1 0zM492 46a9 9 0 1 0 1 0z"
    />
    <path className="clay" d="M530 440q-10-66 20-66h110q30 0 20 66z" />
    <path className="cream" d="M548 374q0-52 20-52h74q20 0 20 52z" />
    <path className="blue" d="M562 322q0-38 18-38h50q18 0 18 38z" />
    <path className="line-dark" d="M552 404h106M566 350h78" />
    <path className="ochre" d="M740 440q-46-40-34-120 8-50 50-80l-6-40h78l-6 40q42 30 50 80 12 80-34 120z" />
    <path className="dark" d="M742 192h94v12h-94z" />
    <path className="handle" d="M828 236q64-10 56 60-4 40-22 56" />
    <path className="line-dark" d="M708 330q80 26 164 0M706 350q82 26 168 0" />
    <path className="cream" d="M930 356h150q0 84-75 84t-75-84z" />
    <path className="rust" d="M930 356h150q0 16-3 26-72 18-144 0-3-10-3-26z" />
    <path className="blue" d="M960 356q-10-40 44-40 56 0 46 40z" />
    <path className="ochre" d="M1004 296a10 10 0 1 0 1 0z" />
    <path className="sage" d="M1110 440l-8-120h82l-8 120z" />
    <path className="handle-sage" d="M1102 346q-34-2-30 34t38 28" />
    <path className="line-cream" d="M1106 356h74" />
  </svg>
)

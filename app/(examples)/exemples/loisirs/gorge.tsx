import './gorge.css'

/** The gorge with its old bridge, seen from the water. */
export const Gorge = () => (
  <svg className="canoe-gorge" viewBox="0 0 1440 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path className="sky" d="M0 0h1440v760H0z" />
    <circle className="sun" cx="1076" cy="262" r="58" />
    <path className="hill far" d="M0 380q180-90 380-40 160-110 330-30 150-80 300-10 200-90 430 10v300H0z" />
    <path className="hill near" d="M0 440q220-70 420-20 300 60 560 0 240-50 460 20v260H0z" />
    <path className="bridge" d="M380 372h690v38H380z" />
    <path
      className="bridge"
      fillRule="evenodd"
      d="M380 400h690v170H380zM450 570V500a62 62 0 0 1 124 0v70zM626 570v-52a100 100 0 0 1 200 0v52zM878 570V500a62 62 0 0 1 124 0v70z"
    />
    <path className="shade" d="M592 420h16v150h-16zM844 420h16v150h-16zM380 400h690v8H380z" />
    <path className="cliff" d="M0 150l90-30 70 40 90-20 60 70 50 20 40 110 30 20 20 120 40 90H0z" />
    <path
      className="cliff-shade"
      d="M250 140l60 70 50 20 40 110 30 20 20 120 40 90h-90l-30-110-60-60-20-130-60-40zM60 200l40 60v130l-30 80H20l20-110zM150 330l30 50-10 90h-30z"
    />
    <path
      className="bush"
      d="M0 152q40-50 90-32 30-30 70-2 50-30 92 16-60 30-100 18-60 24-152 20zM300 214q30-24 62 16-30 16-62 8z"
    />
    <path className="cliff" d="M1440 90l-110 20-60 60-80 10-40 90-60 30-30 130-50 40-20 100h450z" />
    <path
      className="cliff-shade"
      d="M1190 180l-40 90-60 30-30 130-50 40-20 100h90l40-120 50-60 30-120zM1380 200l-30 90 30 120 40 60zM1270 320l-30 70 20 100h40z"
    />
    <path
      className="bush"
      d="M1440 92q-60-44-112 18-50-10-62 58 60 20 92-10 50 10 82-20zM1092 300q26-44 60-30-10 36-60 32z"
    />
    <path className="river" d="M0 556q360-22 720-12t720 4v212H0z" />
    <path
      className="ripple"
      d="M120 610h220M420 590h140M860 596h180M1120 630h200M240 676h160M1000 700h260M60 720h120M520 730h150"
    />
    <g className="boat">
      <path className="paddle" d="m650 560 130 110M828 574l-66 108" />
      <path className="person" d="M676 640q-4-46 20-48t26 48zM776 642q-4-46 20-48t26 48z" />
      <circle className="head" cx="697" cy="574" r="17" />
      <circle className="head" cx="797" cy="576" r="17" />
      <path className="hat" d="M672 570q25-34 50 0zM772 572q25-34 50 0z" />
      <path className="hull" d="M560 622q20 22 60 22h250q40 0 62-22-8 62-62 62H626q-56 0-66-62z" />
      <path className="stripe" d="M572 654q20 10 50 10h250q32 0 52-12-8 20-24 26H600q-20-8-28-24z" />
    </g>
  </svg>
)

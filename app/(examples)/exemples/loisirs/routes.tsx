import { canoe } from '@/content/examples/loisirs'
import './routes.css'

/** The three ways down, along the river. */
export const Routes = () => (
  <section id="parcours" className="canoe-routes">
    <h2>Laquelle vous va ?</h2>
    <div>
      <RiverLine />
      <ol>
        {canoe.routes.map(({ name, km, time, level, text, departures }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="canoe-facts">
              <strong>{km}</strong> <strong>{time}</strong> <span>{level}</span>
            </p>
            <p>{text}</p>
            <p className="canoe-departures">Départs : {departures}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

/** The river next to the routes: one bend, repeated to fill the height. */
const RiverLine = () => (
  <svg className="canoe-river" width="96" height="100%" aria-hidden="true">
    <pattern id="canoe-bend" width="96" height="240" patternUnits="userSpaceOnUse">
      <path d="M48-10C48 40 78 30 78 60s-30 30-30 60-30 30-30 60 30 20 30 70" className="water" />
      <path d="M48 20c0 20 30 20 30 40M48 120c0 30-30 30-30 60" className="glint" />
    </pattern>
    <rect width="96" height="100%" fill="url(#canoe-bend)" />
  </svg>
)

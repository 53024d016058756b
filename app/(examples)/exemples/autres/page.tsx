import { exampleMetadata } from '@/components/examples/example-metadata'
import { Place } from '@/components/examples/place'
import { longDate } from '@/components/ui/dates/dates'
import { pottery } from '@/content/examples/autres'
import './autres.css'
import { Course } from './course'
import { Shelf } from './shelf'
import { Step } from './step'

export const metadata = exampleMetadata('autres', {
  trade: 'stages de poterie près de Montpellier',
  description:
    'Inès Ferrand ouvre son atelier de grès : stages de deux heures à une journée, dates, prix et places restantes. Débutants bienvenus.',
})

const { phone, email, address, courses, steps } = pottery

const next = courses.find(({ left }) => left > 0)

export default function PotteryPage() {
  return (
    <div className="example garrigue">
      <header>
        <h1>Atelier Garrigue</h1>
        <nav aria-label="L’atelier">
          <a href="#stages">Stages</a>
          <a href="#gestes">Les gestes</a>
          <a href="#ines">Inès</a>
          <a href="#venir">Venir</a>
        </nav>
      </header>
      <main id="contenu" tabIndex={-1}>
        <section className="garrigue-hero">
          <p className="garrigue-claim">de la terre, de l’eau, et vos mains.</p>
          <div>
            <p>
              Des stages de grès pour débuter ou pour reprendre, six personnes au plus, au milieu des cistes
              et du thym.
            </p>
            {next && (
              <p>
                <a className="act garrigue-button" href="#stages">
                  Prochain stage le {longDate(next.date)}
                </a>
              </p>
            )}
          </div>
          <Shelf />
        </section>

        <section id="stages" className="garrigue-courses">
          <h2>les stages</h2>
          <ul>
            {courses.map((course) => (
              <Course key={course.date} {...course} />
            ))}
          </ul>
          <p>
            Terre, émaux et cuisson compris, deux pièces par personne. Annulation sans frais jusqu’à sept
            jours avant. Pour offrir un stage, un bon par courriel suffit : il vaut un an.
          </p>
        </section>

        <section id="gestes" className="garrigue-steps">
          <h2>quatre gestes, trois semaines</h2>
          <ol>
            {steps.map(({ name, text }, index) => (
              <li key={name}>
                <Step number={index} />
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>

        <section id="ines" className="garrigue-potter">
          <h2>Inès</h2>
          <div>
            <p>
              « J’ai appris à La Borne, puis je suis revenue là où la terre est rouge. Je creuse la mienne à
              trois kilomètres d’ici, je brûle les sarments des voisins, et je garde les ratés : ils tiennent
              les plantes. »
            </p>
            <p>Inès Ferrand, potière depuis 2009</p>
          </div>
        </section>

        <section id="venir" className="garrigue-visit">
          <h2>venir</h2>
          <Place address={address} phone={phone} email={email} />
          <p>
            À 45 minutes de Montpellier par l’A750. Atelier de plain-pied, tour à hauteur réglable. La
            boutique est ouverte du jeudi au samedi, de 15 h à 19 h, et chaque fois que la porte l’est.
          </p>
        </section>
      </main>
      <footer>
        <p>Atelier Garrigue · Grès utilitaire, sans plomb, va au lave-vaisselle</p>
      </footer>
    </div>
  )
}

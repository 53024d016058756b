import { exampleMetadata } from '@/components/examples/example-metadata'
import { Hours } from '@/components/examples/hours'
import { salon } from '@/content/examples/coiffeurs'
import { formatEuros } from '@/lib/domain/money'
import './coiffeurs.css'
import { Portrait } from './portrait'
import { Strand } from './strand'

export const metadata = exampleMetadata('coiffeurs', {
  trade: 'coiffeur à Montpellier',
  description:
    'Coupe, couleur et soin à Figuerolles. Tous les tarifs sont affichés, et les mêmes pour tous : choisissez Lou, Sacha ou Nour et appelez.',
})

const { phone, address, prices, stylists, hours } = salon

export default function HairdresserPage() {
  return (
    <div className="example meche">
      <header>
        <h1>
          <span>Salon</span> Mèche
        </h1>
        <Strand />
        <div className="meche-top">
          <p className="meche-claim">Le prix dépend de vos cheveux. Pas de qui les porte.</p>
          <nav aria-label="Le salon">
            <a href="#tarifs">Tarifs</a>
            <a href="#equipe">Équipe</a>
            <a href="#venir">Venir</a>
          </nav>
          <a className="act meche-call" href={phone.link}>
            <span>Rendez-vous</span> {phone.shown}
          </a>
        </div>
      </header>
      <main id="contenu" tabIndex={-1}>
        <section id="tarifs" className="meche-prices">
          <h2>Tarifs</h2>
          <p>
            Shampoing, coupe et séchage compris. Pas de supplément « femme », pas de surprise à la caisse.
          </p>
          <div>
            {prices.map(({ title, lines }) => (
              <table key={title}>
                <caption>{title}</caption>
                <tbody>
                  {lines.map(({ what, priceCents, minutes }) => (
                    <tr key={what}>
                      <th scope="row">
                        {what} <small>{minutes} min</small>
                      </th>
                      <td className="sum">{formatEuros(priceCents)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        </section>

        <section id="equipe" className="meche-team">
          <h2>Trois têtes, six mains</h2>
          <ul>
            {stylists.map(({ name, hair, skill, text, days }) => (
              <li key={name}>
                <Portrait hair={hair} />
                <h3>{name}</h3>
                <p className="meche-skill">{skill}</p>
                <p>{text}</p>
                <p className="meche-days">{days}</p>
                <a className="act" href={phone.link}>
                  Prendre rendez-vous avec {name}
                </a>
              </li>
            ))}
          </ul>
        </section>

        <section className="meche-first">
          <h2>La première fois ?</h2>
          <p>
            Venez cinq minutes plus tôt, avec une photo de ce que vous aimez et une de ce que vous ne voulez
            plus. On en parle avant le bac, gratuitement, et vous pouvez repartir réfléchir.
          </p>
        </section>

        <section id="venir" className="meche-visit">
          <div>
            <h2>Venir</h2>
            <address>
              {address.street}
              <br />
              {address.city}
            </address>
            <p>Tram 3, arrêt Plan-Cabanes. Un fauteuil à hauteur variable, une marche de 4 cm et sa rampe.</p>
            <a className="act" href={phone.link}>
              {phone.shown}
            </a>
          </div>
          <Hours hours={hours} caption="Heures d’ouverture du salon" />
        </section>
      </main>
      <footer>
        <p>
          Salon Mèche · Annulation gratuite jusqu’à la veille · Les cheveux coupés filtrent l’eau du port de
          Sète
        </p>
      </footer>
    </div>
  )
}

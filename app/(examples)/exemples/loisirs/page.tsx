import { exampleMetadata } from '@/components/examples/example-metadata'
import { Place } from '@/components/examples/place'
import { canoe } from '@/content/examples/loisirs'
import { formatEuros } from '@/lib/domain/money'
import { Gorge } from './gorge'
import './loisirs.css'
import { Routes } from './routes'

export const metadata = exampleMetadata('loisirs', {
  trade: 'descentes en canoë près de Montpellier',
  description:
    'Trois descentes en canoë dans les gorges de l’Hérault, d’une heure et demie à la journée : départs, saisons, prix et ce qu’il faut apporter.',
})

const { phone, email, address, routes, prices, seasons, bring, given } = canoe

export default function CanoePage() {
  return (
    <div className="example canoe">
      <header className="canoe-head">
        <Gorge />
        <div>
          <h1>
            Canoë <span>de l’Hérault</span>
          </h1>
          <p>Trois descentes entre les falaises, à quarante minutes de Montpellier.</p>
        </div>
      </header>
      <nav aria-label="La base" className="canoe-nav">
        <a href="#parcours">Parcours</a>
        <a href="#prix">Prix</a>
        <a href="#saisons">Saisons</a>
        <a href="#venir">Venir</a>
        <a href={phone.link} className="canoe-call">
          Réserver au {phone.shown}
        </a>
      </nav>
      <main id="contenu" tabIndex={-1}>
        <Routes />

        <section id="prix" className="canoe-prices">
          <h2>Prix par bateau</h2>
          <div>
            <table>
              <caption className="sr-only">Prix par bateau et par parcours</caption>
              <thead>
                <tr>
                  <th scope="col">Bateau</th>
                  {routes.map(({ name, km }) => (
                    <th key={name} scope="col">
                      <span>{name}</span> {km}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {prices.map(({ boat, cents }) => (
                  <tr key={boat}>
                    <th scope="row">{boat}</th>
                    {cents.map((price, index) => (
                      <td key={routes[index]?.name} className="sum">
                        {price ? formatEuros(price) : '–'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>
            Navette, gilet et bidon compris. Moins 20 % en avril et en mai. Orage ou crue : on reporte ou on
            rembourse, à vous de choisir.
          </p>
        </section>

        <section id="saisons" className="canoe-seasons">
          <h2>La rivière au fil de l’année</h2>
          <ul>
            {seasons.map(({ months, open, hours, water, flow }) => (
              <li key={months}>
                <h3>{months}</h3>
                <p>
                  {open}
                  <br />
                  {hours}
                </p>
                <p className="canoe-water">
                  Eau à {water}
                  <span className={`flow-${flow}`} />
                  {['courant doux', 'courant moyen', 'courant vif'][flow - 1]}
                </p>
              </li>
            ))}
          </ul>
        </section>

        <section className="canoe-kit">
          <div>
            <h2>Vous apportez</h2>
            <ul>
              {bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2>Nous prêtons</h2>
            <ul>
              {given.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
          <p>
            <strong>Savoir nager 25 mètres</strong> et mettre la tête sous l’eau : c’est la seule condition,
            et elle vaut pour tous. Les chiens calmes embarquent avec un gilet.
          </p>
        </section>

        <section id="venir" className="canoe-visit">
          <h2>Venir</h2>
          <Place address={address} phone={phone} email={email} />
          <p>
            Parking à l’ombre, gratuit. En été, car 668 depuis Montpellier-Mosson, arrêt Moulin d’Aniane.
            Arrivez vingt minutes avant le départ : le temps de choisir un gilet et d’écouter Rémi parler des
            rapides.
          </p>
        </section>
      </main>
      <footer>
        <p>
          Canoë de l’Hérault · Moniteurs diplômés d’État · Ce que vous emportez revient avec vous, même le
          noyau d’abricot
        </p>
      </footer>
    </div>
  )
}

import { exampleMetadata } from '@/components/examples/example-metadata'
import { Hours } from '@/components/examples/hours'
import { restaurant } from '@/content/examples/restaurants'
import { formatEuros } from '@/lib/domain/money'
import './restaurants.css'
import { SetTable } from './set-table'

export const metadata = exampleMetadata('restaurants', {
  trade: 'restaurant à Montpellier',
  description:
    'Une carte courte écrite chaque matin, formules du midi à partir de 16,50 €, cinq services le soir. Réservation par téléphone, place de la Chapelle-Neuve.',
})

const { phone, address, lunch, formulas, drinks, suppliers, hours } = restaurant

export default function RestaurantPage() {
  return (
    <div className="example camille" data-theme="dark">
      <header>
        <h1>
          <span>La Table</span> <em>de Camille</em>
        </h1>
        <nav aria-label="Le restaurant">
          <a href="#carte">La carte</a>
          <a href="#maison">La maison</a>
          <a href="#table">Une table</a>
        </nav>
      </header>
      <main id="contenu" tabIndex={-1}>
        <section className="camille-hero">
          <SetTable />
          <div>
            <p className="camille-claim">Un marché le matin, une ardoise à midi, 22 couverts.</p>
            <p>
              <a className="act camille-call" href={phone.link}>
                Réserver au {phone.shown}
              </a>
            </p>
          </div>
        </section>

        <section id="carte" className="camille-menu">
          <h2>Ce midi</h2>
          <p className="camille-written">Écrit ce matin à 9 h, au retour du marché</p>
          <div className="camille-courses">
            {lunch.map(({ course, dishes }) => (
              <div key={course}>
                <h3>{course}</h3>
                <ul>
                  {dishes.map(({ name, with: side, marks }) => (
                    <li key={name}>
                      <strong>{name}</strong>
                      {marks === 'v' && <abbr title="sans viande ni poisson">v</abbr>}
                      <span>{side}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <ul className="camille-formulas">
            {formulas.map(({ name, priceCents }) => (
              <li key={name}>
                {name} <strong className="sum">{formatEuros(priceCents)}</strong>
              </li>
            ))}
          </ul>
          <p className="camille-written">
            v : sans viande ni poisson. Allergènes : la liste est sur chaque table, et Camille répond.
          </p>
        </section>

        <div id="maison" className="camille-house">
          <section>
            <h2>À boire</h2>
            <table>
              <caption className="sr-only">Boissons, au verre et à la bouteille</caption>
              <thead>
                <tr>
                  <td />
                  <th scope="col">Verre</th>
                  <th scope="col">Bouteille</th>
                </tr>
              </thead>
              <tbody>
                {drinks.map(({ name, glassCents, bottleCents }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td className="sum">{formatEuros(glassCents)}</td>
                    <td className="sum">{bottleCents ? formatEuros(bottleCents) : '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="camille-written">
              L’abus d’alcool est dangereux pour la santé, à consommer avec modération.
            </p>
          </section>
          <section>
            <h2>D’où ça vient</h2>
            <dl>
              {suppliers.map(({ what, who }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{who}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>

        <section id="table" className="camille-booking">
          <div>
            <h2>Une table en deux gestes</h2>
            <ol>
              <li>
                Appelez entre 10 h et 12 h, ou de 17 h à 19 h.
                <a className="act camille-call" href={phone.link}>
                  {phone.shown}
                </a>
              </li>
              <li>
                Dites un nom et un nombre. Un message vous confirme la table ; un mot en retour suffit à
                l’annuler.
              </li>
            </ol>
          </div>
          <div>
            <Hours hours={hours} caption="Heures de service" />
            <address>
              {address.street}
              <br />
              {address.city}
            </address>
            <p>Terrasse de mai à octobre. Chaise haute, et un coin au calme pour les poussettes.</p>
          </div>
        </section>
      </main>
      <footer>
        <p>La Table de Camille · Titres-restaurant acceptés à midi · Prix service compris</p>
      </footer>
    </div>
  )
}

import { exampleMetadata } from '@/components/examples/example-metadata'
import { Hours } from '@/components/examples/hours'
import { LongDate } from '@/components/ui/dates/dates'
import { bookshop } from '@/content/examples/e-commerce'
import { Book } from './book'
import './e-commerce.css'
import { Aqueduct, ShopFront } from './shop-front'

export const metadata = exampleMetadata('e-commerce', {
  trade: 'librairie de quartier à Montpellier',
  description:
    'Romans, jeunesse, cuisine et jardin : réservez vos livres le soir, passez les prendre le lendemain à la Librairie des Arceaux.',
})

const { phone, email, address, shelves, steps, hours, evenings } = bookshop

export default function BookshopPage() {
  return (
    <div className="example arceaux">
      <header>
        <div className="arceaux-width">
          <h1>
            Librairie <span>des Arceaux</span>
          </h1>
          <nav aria-label="Rayons">
            {shelves.map(({ id, name }) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
            <a href="#retrait">Retrait</a>
          </nav>
        </div>
      </header>
      <main id="contenu" tabIndex={-1}>
        <section className="arceaux-hero">
          <Aqueduct />
          <div className="arceaux-width">
            <div>
              <p className="arceaux-claim">Le rideau est baissé, les livres sont là.</p>
              <p>
                Réservez ce soir, passez demain dès 11 h. Quatre mille titres en rayon, les autres sous
                48 heures, et une libraire qui les a lus.
              </p>
              <p>
                <a className="act arceaux-button" href="#romans">
                  Voir les livres
                </a>
              </p>
            </div>
            <ShopFront />
          </div>
        </section>

        <div className="arceaux-width">
          {shelves.map(({ id, name, books }) => (
            <section key={id} id={id} className="arceaux-shelf">
              <h2>{name}</h2>
              <ul>
                {books.map((book) => (
                  <Book key={book.title} {...book} />
                ))}
              </ul>
            </section>
          ))}
        </div>

        <section className="arceaux-favourite">
          <div className="arceaux-width">
            <h2>Le coup de cœur de Claire</h2>
            <blockquote>
              <p>
                « J’ai manqué mon arrêt de tram en lisant « La Saison des digues ». Une sœur et un frère
                héritent d’une maison que l’étang reprend, pièce après pièce. C’est drôle, et on en sort plus
                doux. »
              </p>
            </blockquote>
            <p>Claire Vidal, libraire depuis 2011</p>
          </div>
        </section>

        <section id="retrait" className="arceaux-width arceaux-pickup">
          <h2>Commander et retirer</h2>
          <ol>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <p>
                  <strong>{title}</strong> {text}
                </p>
              </li>
            ))}
          </ol>
          <p>
            Envoi par la poste à partir de 3 € (offert dès 35 € de livres neufs), même prix qu’en
            magasin&nbsp;: c’est la loi, et c’est très bien.
          </p>
        </section>

        <div className="arceaux-width arceaux-visit">
          <section id="librairie">
            <h2>Passer nous voir</h2>
            <address>
              {address.street}, {address.city}
              <br />
              Tram 3, arrêt Plan-Cabanes · entrée de plain-pied
            </address>
            <Hours hours={hours} caption="Heures d’ouverture de la librairie" />
            <p>
              <a className="act" href={phone.link}>
                {phone.shown}
              </a>
            </p>
            <p>{email}</p>
          </section>
          <section>
            <h2>Les soirées</h2>
            <ul>
              {evenings.map(({ date, what }) => (
                <li key={date}>
                  <LongDate value={date} />
                  <p>{what}</p>
                </li>
              ))}
            </ul>
            <p>À 19 h 30, entrée libre. Trente chaises, du thé, parfois un gâteau.</p>
          </section>
        </div>
      </main>
      <footer>
        <p className="arceaux-width">
          Librairie indépendante · Chèques lire, pass Culture et cartes acceptés · Retours sous 14 jours
        </p>
      </footer>
    </div>
  )
}

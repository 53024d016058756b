import { exampleMetadata } from '@/components/examples/example-metadata'
import { Hours } from '@/components/examples/hours'
import { Place } from '@/components/examples/place'
import { lawyer } from '@/content/examples/avocats'
import { formatEuros } from '@/lib/domain/money'
import './avocats.css'
import { Portal } from './portal'

export const metadata = exampleMetadata('avocats', {
  trade: 'avocat à Montpellier',
  description:
    'Mehdi Roussel, avocat au barreau de Montpellier : travail, famille, logement, consommation. Premier rendez-vous de 45 minutes, honoraires affichés.',
})

const { phone, email, address, fields, steps, fees, questions, hours } = lawyer

export default function LawyerPage() {
  return (
    <div className="example avocats">
      <header>
        <div className="avocats-name">
          <h1>Roussel Avocat</h1>
          <p>Barreau de Montpellier</p>
        </div>
        <nav aria-label="Le cabinet">
          <a href="#domaines">Domaines</a>
          <a href="#rendez-vous">Rendez-vous</a>
          <a href="#honoraires">Honoraires</a>
          <a href="#cabinet">Le cabinet</a>
        </nav>
      </header>
      <main id="contenu" tabIndex={-1}>
        <section className="avocats-hero">
          <div>
            <p className="avocats-claim">
              Savoir où l’on va <em>avant</em> de décider.
            </p>
            <p className="avocats-lead">
              Travail, famille, logement, consommation : je réponds d’abord à votre question, par écrit, avec
              le prix de chaque voie. Ensuite vous choisissez.
            </p>
            <p className="avocats-acts">
              <a className="act avocats-call" href={phone.link}>
                {phone.shown}
              </a>
              <a className="act" href="#cabinet">
                Écrire au cabinet
              </a>
            </p>
          </div>
          <Portal />
        </section>

        <section id="domaines" className="avocats-part">
          <h2>Domaines</h2>
          <div className="avocats-fields">
            {fields.map(({ name, question, answer, matters }) => (
              <article key={name}>
                <h3>{name}</h3>
                <p className="avocats-question">{question}</p>
                <p>{answer}</p>
                <ul>
                  {matters.map((matter) => (
                    <li key={matter}>{matter}</li>
                  ))}
                </ul>
              </article>
            ))}
          </div>
        </section>

        <section id="rendez-vous" className="avocats-part avocats-first">
          <h2>Premier rendez-vous</h2>
          <ol className="avocats-steps">
            {steps.map(({ when, what }) => (
              <li key={when}>
                <h3>{when}</h3>
                <p>{what}</p>
              </li>
            ))}
          </ol>
        </section>

        <section id="honoraires" className="avocats-part">
          <h2>Honoraires</h2>
          <div>
            <table>
              <caption className="sr-only">Honoraires, toutes taxes comprises</caption>
              <tbody>
                {fees.map(({ service, priceCents, note }) => (
                  <tr key={service}>
                    <th scope="row">
                      {service} <small>{note}</small>
                    </th>
                    <td className="sum">{formatEuros(priceCents)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="avocats-note">
              Prix toutes taxes comprises. Une convention d’honoraires est signée avant tout travail : aucune
              somme ne s’y ajoute sans votre accord.
            </p>
          </div>
        </section>

        <section id="questions" className="avocats-part">
          <h2>On nous demande</h2>
          <div>
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </section>

        <section id="cabinet" className="avocats-part avocats-office">
          <h2>Le cabinet</h2>
          <Place address={address} phone={phone} email={email}>
            Tram 1 et 4, arrêt Comédie · 2<sup>e</sup> étage, ascenseur
          </Place>
          <Hours hours={hours} caption="Heures d’ouverture du cabinet" />
        </section>
      </main>
      <footer>
        <p>Mehdi Roussel, avocat au barreau de Montpellier. Règlement par virement, carte ou chèque.</p>
        <p>En cas de litige sur les honoraires : bâtonnier de l’ordre, puis médiateur de la consommation.</p>
      </footer>
    </div>
  )
}

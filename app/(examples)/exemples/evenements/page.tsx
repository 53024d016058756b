import { exampleMetadata } from '@/components/examples/example-metadata'
import { eventDates } from '@/components/ui/dates/dates'
import { fair } from '@/content/examples/evenements'
import { formatEuros } from '@/lib/domain/money'
import './evenements.css'
import { Trellis } from './trellis'

export const metadata = exampleMetadata('evenements', {
  trade: 'du 10 au 12 septembre 2027 à Saint-Aubin-des-Vignes',
  description:
    'Trois jours de fête de village dans l’Hérault : programme heure par heure, tarifs, accès en train et à vélo, et bénévoles bienvenus.',
})

const { phone, email, place, days, prices, access, tasks } = fair

export default function FairPage() {
  return (
    <div className="example treille" data-theme="light">
      <header>
        <Trellis />
        <div>
          <h1>
            Fête <span>de la</span> Treille
          </h1>
          <p className="treille-when">
            {eventDates({ eventDate: days[0].date, endDate: days[2].date })} <span>{place}</span>
          </p>
        </div>
        <nav aria-label="La fête">
          <a href="#programme">Programme</a>
          <a href="#tarifs">Tarifs</a>
          <a href="#acces">Accès</a>
          <a href="#benevoles">Bénévoles</a>
        </nav>
      </header>
      <main id="contenu" tabIndex={-1}>
        <section id="programme" className="treille-programme">
          <h2>Le programme</h2>
          <div>
            {days.map(({ date, title, programme }) => (
              <article key={date}>
                <h3>
                  <time dateTime={date}>
                    {eventDates({ eventDate: date, endDate: null }).replace(' 2027', '')}
                  </time>
                  {title}
                </h3>
                <ol>
                  {programme.map(({ at, what, where }) => (
                    <li key={at}>
                      <strong className="sum">{at}</strong>
                      <p>
                        {what} <span>{where}</span>
                      </p>
                    </li>
                  ))}
                </ol>
              </article>
            ))}
          </div>
          <p>S’il pleut, tout se passe sous la halle et dans la salle des fêtes. On dansera quand même.</p>
        </section>

        <section id="tarifs" className="treille-prices">
          <h2>Entrée libre, appétit payant</h2>
          <table>
            <caption className="sr-only">Tarifs de la fête</caption>
            <tbody>
              {prices.map(({ what, priceCents }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td className="sum">{priceCents ? formatEuros(priceCents) : 'gratuit'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            La tablée se réserve au <a href={phone.link}>{phone.shown}</a>, tous les soirs de 18 h à 20 h,
            jusqu’au 3 septembre.
          </p>
        </section>

        <section id="acces" className="treille-access">
          <h2>Venir</h2>
          <dl>
            {access.map(({ how, text }) => (
              <div key={how}>
                <dt>{how}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>

        <section id="benevoles" className="treille-help">
          <div>
            <h2>Deux mains de plus ?</h2>
            <p>
              La fête tient par ses bénévoles. Trois heures suffisent, le repas est offert et le verre aussi.
              Dites-nous quand vous êtes libre.
            </p>
            <p>Proposer son aide&nbsp;: {email}</p>
          </div>
          <ul>
            {tasks.map(({ what, when, needed }) => (
              <li key={what}>
                <strong>{needed}</strong>
                <p>
                  {what} <span>{when}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer>
        <p>
          Comité des fêtes de Saint-Aubin-des-Vignes · {email} · Rapportez votre verre, il sert depuis 1987
        </p>
      </footer>
    </div>
  )
}

import { brand } from '@/content/brand'
import './example.css'

/** Names the agency as the example's author, and links back to it. */
export const ExampleBar = () => (
  <aside className="example-bar" aria-label={`${brand.name}, l’agence`}>
    <a href="/">
      <span>
        Exemple de site réalisé par <strong>{brand.name}</strong>
      </span>
    </a>
    <a href="/promo#secteurs" className="example-bar-others">
      Les autres exemples
    </a>
    <a href="/start" className="example-bar-start">
      Commencer votre projet
    </a>
  </aside>
)

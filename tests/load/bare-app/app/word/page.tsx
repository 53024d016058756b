/** The least that Lighthouse takes for a page: it refuses one that paints nothing. */
export default function Page() {
  return <p>Bonjour</p>
}

/** The smallest page for Lighthouse, which refuses a page that paints nothing. */
export default function Page() {
  return <p>Bonjour</p>
}

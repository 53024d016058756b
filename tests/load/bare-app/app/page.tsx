/** The framework's own floor: what a page costs that says nothing. */
export default function Page() {
  return null
}

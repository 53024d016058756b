/** The framework's baseline: the cost of an empty page. */
export default function Page() {
  return null
}

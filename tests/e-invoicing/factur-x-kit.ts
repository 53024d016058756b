import { FacturX } from 'factur-x-kit'

/** README.md says why. */
const LEFT_OUT = '[BR-CO-17]'

/** The rules of EN 16931 that an invoice breaks by the word of `factur-x-kit`, which reads it into its own model. */
export async function brokenRulesOfKit(xml: string): Promise<string[]> {
  const { errors = [] } = (await FacturX.fromXML(xml)).validate()
  return errors.map(({ message }) => message).filter((message) => !message.startsWith(LEFT_OUT))
}

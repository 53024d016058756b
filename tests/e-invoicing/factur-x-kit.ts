import { FacturX } from 'factur-x-kit'

/** The reason is in README.md. */
const LEFT_OUT = '[BR-CO-17]'

/** The EN 16931 rules that an invoice breaks according to `factur-x-kit`, which parses it into its own model. */
export async function brokenRulesOfKit(xml: string): Promise<string[]> {
  const { errors = [] } = (await FacturX.fromXML(xml)).validate()
  return errors.map(({ message }) => message).filter((message) => !message.startsWith(LEFT_OUT))
}

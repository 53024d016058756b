import { type InspectedContract, inspectContract } from '../../providers/relays/inspect-contract'
import { type InspectedCredentials, inspectCredentials } from '../../providers/shipments/inspect-credentials'
import { type Finding, fault, ok, unreachable } from './finding'

const CONNECT = 'Mondial Relay, Connect, Administration'

/** Both services of Mondial Relay: relay points, and labels. */
export async function examineCarrier(): Promise<Finding[]> {
  const [contract, credentials] = await Promise.all([inspectContract(), inspectCredentials()])
  if (contract === 'silent' && credentials === 'silent') return [unreachable('Accès', 'Mondial Relay')]
  return [OF_CONTRACT[contract](), OF_CREDENTIALS[credentials]()]
}

const OF_CONTRACT: Record<InspectedContract, () => Finding> = {
  fine: () => ok('Points relais', 'Le code enseigne et sa clé sont acceptés.'),
  merchant: () =>
    fault(
      'Points relais',
      'Mondial Relay ne connaît pas ce code enseigne, ou il est inactif.',
      `${CONNECT}\u00a0: vérifiez MONDIALRELAY_ENSEIGNE et l’état du contrat.`,
    ),
  key: () =>
    fault(
      'Points relais',
      'La clé privée de l’API V1 est refusée.',
      `${CONNECT}, Configuration des API\u00a0: copiez MONDIALRELAY_PRIVATE_KEY.`,
    ),
  silent: () => unreachable('Points relais', 'Mondial Relay (points relais)'),
}

const OF_CREDENTIALS: Record<InspectedCredentials, () => Finding> = {
  fine: () => ok('Étiquettes', 'Les identifiants de l’API V2 sont acceptés.'),
  login: () =>
    fault(
      'Étiquettes',
      'L’identifiant ou le mot de passe de l’API V2 est refusé.',
      `${CONNECT}, Configuration des API, V2.0\u00a0: copiez MONDIALRELAY_API2_LOGIN et _PASSWORD.`,
    ),
  customer: () =>
    fault(
      'Étiquettes',
      'Le numéro de client de l’API V2 est inconnu.',
      `${CONNECT}, Configuration des API, V2.0\u00a0: copiez MONDIALRELAY_API2_CUSTOMER_ID.`,
    ),
  rights: () =>
    fault(
      'Étiquettes',
      'Ce compte n’a pas le droit d’utiliser l’API V2.',
      'Demandez l’accès à l’API à votre conseiller Mondial Relay.',
    ),
  silent: () => unreachable('Étiquettes', 'Mondial Relay (étiquettes)'),
}

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { simulatedSettings } from '../../../tests/support/simulated-settings'
import { outcomeOf } from './create-shipment'

beforeAll(() => {
  const settings = {
    ...simulatedSettings('http://127.0.0.1'),
    MONDIALRELAY_API2_URL: 'https://api.carrier.example/api/shipment',
    MONDIALRELAY_TRACKING_URL: 'https://carrier.example/suivi/',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return () => vi.unstubAllEnvs()
})

const LABEL = 'https://connect.carrier.example/etiquette?expedition=00544601'

const status = (code: string, level: string, message: string) =>
  `<Status Code="${code}" Level="${level}" Message="${message}" />`
const answer = (number: string, label: string, ...statuses: string[]) => {
  const labels = label && `<LabelList><Label><Output>${label}</Output></Label></LabelList>`
  const shipment = number && `<Shipment ShipmentNumber="${number}">${labels}</Shipment>`
  return `<ShipmentCreationResponse xmlns="http://www.example.org/Response"><ShipmentsList>${shipment}</ShipmentsList><StatusList>${statuses.join('')}</StatusList></ShipmentCreationResponse>`
}
const outcome = (text: string, httpStatus = 200) => outcomeOf({ status: httpStatus, text }, '1012 AB')
const done = {
  outcome: 'done',
  expeditionNumber: '00544601',
  labelUrl: LABEL,
  trackingUrl: 'https://carrier.example/suivi/?numeroExpedition=00544601&codePostal=1012+AB',
  warnings: [],
}

describe('an answer with a number is a shipment', () => {
  it('and tells nothing that is mere information', () => {
    const information = '<Status Code="0" Message="Bonjour" />'
    expect(outcome(answer('00544601', LABEL, information))).toEqual(done)
    expect(outcome(answer('00544601', LABEL, status('0', 'Information', 'OK')))).toEqual(done)
  })

  it.each(['Warning', 'Error'])('and tells what comes with the level %s', (level) => {
    const text = answer('00544601', LABEL, status('10025', level, 'Point ignoré'))
    expect(outcome(text)).toEqual({ ...done, warnings: ['Point ignoré'] })
  })

  it.each([
    ['no label', ''],
    ['a label that would come in the clear', LABEL.replace('https', 'http')],
    ['a label that is no address', 'JVBERi0xLjQ='],
  ])('although it has %s', (_, label) => {
    expect(outcome(answer('00544601', label))).toEqual({ ...done, labelUrl: null })
  })
})

describe('an answer with errors and without a number is a refusal', () => {
  it.each([
    ['10001', 'Critical error', 'Login non valide.', 'agency', null],
    ['10034', 'Error', 'Poids invalide.', 'owner', 'weight'],
    ['10044', 'Error', 'Code postal invalide.', 'owner', 'zip'],
    ['10051', 'Error', 'Service_Expedition_DomicileTelephoneRequis', 'owner', 'phone'],
    ['10056', 'Error', 'Plan de transport introuvable.', 'owner', 'recipient'],
    ['10072', 'Error', 'Voir le contrat.', 'agency', null],
    ['10073', 'Error', 'Point non autorisé.', 'owner', 'relayPoint'],
    ['10079', 'Error', 'Pays hors contrat.', 'agency', null],
    ['10085', 'Error', 'Téléphone absent.', 'owner', 'phone'],
    ['10090', 'Error', 'ParcelSize', 'owner', 'sides'],
    ['10106', 'Error', 'Dimensions', 'owner', 'sides'],
    ['10059', 'Error', 'Service_Expedition_EchecRecuperationTarif', 'agency', null],
    ['10061', 'Error', 'Problème de formatage du XML.', 'agency', null],
    ['12345', 'Error', '', 'agency', null],
  ])('%s, to be mended by whom it concerns', (code, level, message, whoCanMend, field) => {
    expect(outcome(answer('', '', status(code, level, message)))).toEqual({
      outcome: 'refused',
      whoCanMend,
      reasons: [
        { field, message: expect.stringMatching(/^(Le transporteur|Le contrat|Ce point relais) .+\.$/) },
      ],
    })
  })

  it('whose code says nothing to the owner repeats the carrier’s words', () => {
    const { reasons } = outcome(answer('', '', status('10058', 'Error', 'Acheminement incomplet'))) as never
    expect(reasons).toEqual([
      {
        field: null,
        message: 'Le transporteur a refusé l’envoi (code 10058)\u00a0: «\u00a0Acheminement incomplet\u00a0».',
      },
    ])
  })

  it('without a sorting plan has the carrier’s words, for the agency and for who chooses another destination', () => {
    const plan = 'Le plan de tri est introuvable pour le produit Point Relais L (24R)'
    const ignored = status('10025', 'Warning', 'Point de retrait ignoré')
    expect(outcome(answer('', '', ignored, status('10055', 'Error', plan)))).toEqual({
      outcome: 'refused',
      whoCanMend: 'agency',
      reasons: [
        {
          field: 'destination',
          message: `Le transporteur ne dessert pas cette destination\u00a0: «\u00a0${plan}\u00a0». Choisissez un autre point relais ou un autre mode de livraison.`,
        },
      ],
    })
  })

  it('inside its shipment, in small letters, is no less one', () => {
    const inside = (statuses: string) =>
      `<ShipmentCreationResponse xmlns="http://www.example.org/Response"><ShipmentsList><Shipment><StatusList>${statuses}</StatusList></Shipment></ShipmentsList><StatusList /></ShipmentCreationResponse>`
    const small = '<Status code="10034" level="error" message="Poids invalide." />'
    const refused = { outcome: 'refused', whoCanMend: 'owner', reasons: [{ field: 'weight' }] }
    expect(outcome(inside(small))).toMatchObject(refused)
    expect(outcome(inside(status('10034', 'Error', 'Poids invalide.')))).toMatchObject(refused)
    expect(outcome(answer('', '', small))).toMatchObject(refused)
    expect(outcome(inside(small).toLowerCase())).toMatchObject(refused)
  })

  it('for several reasons is the agency’s as soon as one is', () => {
    const zip = status('10044', 'Error', 'Code postal')
    const city = status('10046', 'Error', 'Ville')
    const warning = status('10014', 'Warning', 'Commande')
    expect(outcome(answer('', '', zip, warning, city))).toMatchObject({
      whoCanMend: 'owner',
      reasons: [{ field: 'zip' }, { field: 'city' }],
    })
    expect(outcome(answer('', '', zip, status('10066', 'Error', 'Accès')))).toMatchObject({
      whoCanMend: 'agency',
      reasons: [{ field: 'zip' }, { field: null }],
    })
  })
})

describe('an answer after which there may be a shipment is unknown', () => {
  it.each([
    ['no error', answer('', '', status('10025', 'Warning', 'Ignoré'))],
    ['nothing', answer('', '')],
    ['a failure of the carrier’s system', answer('', '', status('99999', 'Critical error', 'Erreur'))],
    ['a severe one', answer('', '', status('-1', 'Critical error', 'Erreur'))],
    ['a label that could not be made', answer('', '', status('10060', 'Error', 'Étiquette'))],
    ['a PDF that is not there', answer('', '', status('10080', 'Error', 'PDF'))],
    ['a number that is none', answer('SANDBOX MODE', LABEL)],
  ])('with %s', (_, text) => expect(outcome(text)).toMatchObject({ outcome: 'unknown' }))

  it.each([302, 303, 408, 409, 499, 500, 502, 503, 504])('with HTTP %i', (httpStatus) => {
    expect(outcome('', httpStatus)).toMatchObject({
      outcome: 'unknown',
      cause: new Error(`The carrier answered HTTP ${httpStatus}`),
    })
  })
})

it.each([400, 401, 403, 404, 405, 413, 415, 429])(
  'HTTP %i turns the request away: nothing was made',
  (httpStatus) => expect(outcome('', httpStatus)).toMatchObject({ outcome: 'failed' }),
)

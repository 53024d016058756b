/** The towns with relay points that the simulator knows, and their postcode prefixes. */
export interface Place {
  country: string
  city: string
  /** The first digits of its postcodes, and one such postcode. */
  prefix: string
  zip: string
  latitude: number
  longitude: number
}

const place = (
  country: string,
  city: string,
  prefix: string,
  zip: string,
  latitude: number,
  longitude: number,
): Place => ({ country, city, prefix, zip, latitude, longitude })

export const PLACES: readonly Place[] = [
  place('FR', 'MONTPELLIER', '34', '34000', 43.6112, 3.8767),
  place('FR', 'PARIS', '75', '75011', 48.8566, 2.3522),
  place('FR', 'LYON', '69', '69002', 45.7578, 4.832),
  place('FR', 'MARSEILLE', '13', '13001', 43.2965, 5.3698),
  place('FR', 'TOULOUSE', '31', '31000', 43.6045, 1.444),
  place('FR', 'BORDEAUX', '33', '33000', 44.8378, -0.5792),
  place('FR', 'NANTES', '44', '44000', 47.2184, -1.5536),
  place('FR', 'LILLE', '59', '59000', 50.6292, 3.0573),
  place('FR', 'STRASBOURG', '67', '67000', 48.5734, 7.7521),
  place('FR', 'NICE', '06', '06000', 43.7102, 7.262),
  place('FR', 'RENNES', '35', '35000', 48.1173, -1.6778),
  place('FR', 'NIMES', '30', '30000', 43.8367, 4.3601),
  place('BE', 'BRUXELLES', '1', '1000', 50.8503, 4.3517),
  place('BE', 'LIEGE', '4', '4000', 50.6326, 5.5797),
  place('LU', 'LUXEMBOURG', '1', '1611', 49.6116, 6.1319),
  place('NL', 'AMSTERDAM', '10', '1012', 52.3676, 4.9041),
  place('ES', 'BARCELONA', '08', '08001', 41.3874, 2.1686),
  place('ES', 'MADRID', '28', '28001', 40.4168, -3.7038),
  place('PT', 'LISBOA', '1', '1100', 38.7223, -9.1393),
]

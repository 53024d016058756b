import { startProduct } from '../../scripts/launch/product'

/** Before the browser tests: the built product, whose addresses the workers find in their environment. */
export default async function setup() {
  const product = await startProduct({ cluster: 'test/browser' })
  process.env.PRODUCT_ORIGIN = product.origin
  process.env.SIMULATORS_ORIGIN = product.simulators
  process.env.PRODUCT_DATABASE_URL = product.databaseUrl
  return () => product.stop()
}

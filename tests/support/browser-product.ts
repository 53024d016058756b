import { startProduct } from '../../scripts/launch/product'

/** Starts the built product before the browser tests and passes its addresses to the workers in the environment. */
export default async function setup() {
  const product = await startProduct({
    cluster: 'test/browser',
    // Enables Stripe's script, whose URL the checkout tests intercept.
    env: { STRIPE_PUBLISHABLE_KEY: 'pk_test_for_tests' },
  })
  process.env.PRODUCT_ORIGIN = product.origin
  process.env.SIMULATORS_ORIGIN = product.simulators
  process.env.PRODUCT_DATABASE_URL = product.databaseUrl
  return () => product.stop()
}

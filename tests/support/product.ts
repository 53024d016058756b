// The built product for tests; see there. A file of its own so that tests import from tests/support only.
export { type Product, startProduct } from '../../scripts/launch/product'

// Exported again so that tests import from tests/support only.
export { type Product, startProduct } from '../../scripts/launch/product'

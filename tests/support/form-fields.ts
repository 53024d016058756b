// Exported again so that tests import from tests/support only.
export { formIn, type MarkupForm } from '../../scripts/smoke/form-in'

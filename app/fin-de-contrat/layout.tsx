export { default } from '../devis/layout'

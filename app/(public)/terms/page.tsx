export { default, generateMetadata } from '../cgu/page'

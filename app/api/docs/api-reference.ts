import { publicOrigin } from '@/app/public-origin'
import { reference } from './reference'

export const apiAddress = `${publicOrigin}/api`
export const apiReference = reference(apiAddress)

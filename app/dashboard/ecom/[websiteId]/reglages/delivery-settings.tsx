import type { Shop } from '@/lib/domain/shops/schema'
import { DeliveryForm } from './delivery-form'
import { Tariffs } from './tariffs'

export const DeliverySettings = ({ shop }: { shop: Shop }) => (
  <>
    <DeliveryForm shop={shop} />
    <Tariffs />
  </>
)

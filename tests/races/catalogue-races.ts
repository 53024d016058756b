import { addSize } from '@/lib/domain/catalogue/add-size'
import { applyReductions } from '@/lib/domain/catalogue/apply-reductions'
import { changeStock, setStock } from '@/lib/domain/catalogue/change-stock'
import { createProduct } from '@/lib/domain/catalogue/create-product'
import { deleteProduct } from '@/lib/domain/catalogue/delete-product'
import { deleteSize } from '@/lib/domain/catalogue/delete-size'
import { duplicateProduct } from '@/lib/domain/catalogue/duplicate-product'
import { importProducts } from '@/lib/domain/catalogue/import-products'
import { notifyLowStock } from '@/lib/domain/catalogue/notify-low-stock'
import { updateProduct } from '@/lib/domain/catalogue/update-product'
import { updateSize } from '@/lib/domain/catalogue/update-size'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { newProduct } from '../support/new-product'
import { orderOf } from '../support/shop'
import { type RoomTable, raced, racedAfter } from './row'
import { paidPending, type ShopWorld } from './shop-world'

const shelf = ({ productId }: ShopWorld) => ({ id: productId, sizeId: null })

export const catalogueRaces: RoomTable<ShopWorld> = {
  room: 'catalogue',
  verbs: {
    addSize: raced(({ owner, sized }) =>
      addSize(owner, { productId: sized.id, input: { size: 'L', stock: 3 } }),
    ),
    applyReductions: raced(({ system }) => applyReductions(system)),
    changeStock: raced((world) => changeStock(world.owner, { ...shelf(world), by: -45 })),
    createProduct: raced(({ owner, websiteId }) =>
      createProduct(owner, { websiteId, input: newProduct({ reference: 'MIEL-2' }) }),
    ),
    deleteProduct: raced(({ owner, sized }) => deleteProduct(owner, sized.id)),
    deleteSize: raced(({ owner, sizeId }) => deleteSize(owner, sizeId)),
    duplicateProduct: raced(({ owner, sized }) => duplicateProduct(owner, sized.id)),
    importProducts: raced(({ owner, websiteId }) =>
      importProducts(owner, {
        ...{ websiteId, mode: 'all' },
        lines: ['MIEL-1', 'MIEL-2'].map((reference, index) => ({
          ...{ line: index + 2, stock: 7, faults: [] },
          fields: { ...newProduct({ reference }), name: `Miel ${reference}` },
        })),
      }),
    ),
    setStock: raced((world) => setStock(world.owner, { ...shelf(world), quantity: 3 })),
    notifyLowStock: raced(({ system }) => notifyLowStock(system)),
    updateProduct: raced(({ owner, sized }) =>
      updateProduct(owner, { id: sized.id, changes: { priceCents: 1_300, lowStockThreshold: 3 } }),
    ),
    updateSize: raced(({ owner, sizeId }) => updateSize(owner, { id: sizeId, lowStockThreshold: 30 })),
  },
}

/** The owner changes the stock while items are sold. */
export const shelfAndSaleRaces: RoomTable<ShopWorld> = {
  room: 'catalogue and checkout',
  verbs: {
    placeOrder: raced(({ shopper, websiteId, sized, sizeId }) =>
      placeOrder(shopper(), {
        websiteId,
        input: orderOf(sized.id, {
          items: [{ productId: sized.id, quantity: 15, sizeId, customization: undefined }],
        }),
      }),
    ),
    settleOrder: racedAfter(paidPending, ({ system, pendingId }) =>
      settleOrder(system, { orderId: pendingId }),
    ),
    setStock: raced(({ owner, productId }) => setStock(owner, { id: productId, sizeId: null, quantity: 1 })),
    changeStock: raced(({ owner, sized, sizeId }) => changeStock(owner, { id: sized.id, sizeId, by: -10 })),
    addSize: raced(({ owner, productId }) => addSize(owner, { productId, input: { size: 'L', stock: 3 } })),
    deleteSize: raced(({ owner, sizeId }) => deleteSize(owner, sizeId)),
    deleteProduct: raced(({ owner, productId }) => deleteProduct(owner, productId)),
  },
}

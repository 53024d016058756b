'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { PictureHash } from '@/lib/domain/media/schema'
import { createDiscountCode } from '@/lib/domain/shops/create-discount-code'
import { deleteDiscountCode } from '@/lib/domain/shops/delete-discount-code'
import { CompanyInput, MediatorInput, ReturnsInput } from '@/lib/domain/shops/legal-facts'
import { pauseShop, reopenShop } from '@/lib/domain/shops/pause-shop'
import { PauseInput, SellerInput } from '@/lib/domain/shops/schema'
import { updateDiscountCode } from '@/lib/domain/shops/update-discount-code'
import { updateShop } from '@/lib/domain/shops/update-shop'
import { formAction } from '@/lib/server/forms/form-action'
import { CodeForm, DeliveryForm, MakerForm } from './forms'

const OfShop = z.object({ websiteId: EntityIdText })
const OfCode = OfShop.extend({ id: EntityIdText })
const from = (form: FormData) => `/dashboard/ecom/${String(form.get('websiteId'))}/reglages`
const signedIn = { access: 'signedIn', from } as const

export const saveSellerAction = formAction(
  { schema: OfShop.and(SellerInput), ...signedIn },
  async (ctx, { websiteId, ...changes }) => {
    await updateShop(ctx, { websiteId, changes })
    return { message: 'Vendeur enregistré.' }
  },
)

export const saveCompanyAction = formAction(
  { schema: OfShop.and(CompanyInput), ...signedIn },
  async (ctx, { websiteId, ...changes }) => {
    await updateShop(ctx, { websiteId, changes })
    return { message: 'Entreprise enregistrée.' }
  },
)

export const saveMediatorAction = formAction(
  { schema: OfShop.and(MediatorInput), ...signedIn },
  async (ctx, { websiteId, ...changes }) => {
    await updateShop(ctx, { websiteId, changes })
    return { message: 'Médiateur enregistré.' }
  },
)

export const saveReturnsAction = formAction(
  { schema: OfShop.and(ReturnsInput), ...signedIn },
  async (ctx, { websiteId, ...changes }) => {
    await updateShop(ctx, { websiteId, changes })
    return { message: 'Retours enregistrés.' }
  },
)

export const saveMakerAction = formAction(
  { schema: OfShop.and(MakerForm), ...signedIn },
  async (ctx, { websiteId, ...changes }) => {
    await updateShop(ctx, { websiteId, changes })
    return { message: 'Fabricant enregistré.' }
  },
)

export const deleteLogoAction = formAction(
  { schema: OfShop.extend({ hash: PictureHash }), ...signedIn },
  async (ctx, { hash }) => {
    await deletePicture(ctx, hash)
    return { message: 'Logo supprimé.' }
  },
)

export const saveDeliveryAction = formAction(
  { schema: OfShop.and(DeliveryForm), ...signedIn },
  async (ctx, { websiteId, ...changes }) => {
    await updateShop(ctx, { websiteId, changes })
    return { message: 'Livraison enregistrée.' }
  },
)

export const pauseAction = formAction({ schema: OfShop.and(PauseInput), ...signedIn }, async (ctx, input) => {
  await pauseShop(ctx, input)
  return { message: 'Votre boutique est en pause.' }
})

export const reopenAction = formAction({ schema: OfShop, ...signedIn }, async (ctx, { websiteId }) => {
  await reopenShop(ctx, websiteId)
  return { message: 'Votre boutique est rouverte.' }
})

export const createCodeAction = formAction(
  { schema: OfShop.and(CodeForm), ...signedIn },
  async (ctx, input) => {
    const { code } = await createDiscountCode(ctx, input)
    return { message: `Code ${code} créé.` }
  },
)

export const updateCodeAction = formAction(
  { schema: OfCode.and(CodeForm), ...signedIn },
  async (ctx, { websiteId: _, ...input }) => {
    const { code } = await updateDiscountCode(ctx, input)
    return { message: `Code ${code} enregistré.` }
  },
)

export const deleteCodeAction = formAction({ schema: OfCode, ...signedIn }, async (ctx, { id }) => {
  await deleteDiscountCode(ctx, id)
  return { message: 'Code supprimé.' }
})

import { parisDay } from '../calendar'
import type { Context } from '../context'
import { invalidField } from '../errors'
import type { PauseInput, Shop } from './schema'
import { updateShop } from './update-shop'

const longDay = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Closes the checkout of the actor's own shop with a sentence, indefinitely or until a last day in Paris. */
export async function pauseShop(
  ctx: Context,
  { websiteId, message, until }: PauseInput & { websiteId: number },
): Promise<Shop> {
  if (until !== null && until < parisDay(ctx.now()))
    throw invalidField('until', 'Ce jour est passé : choisissez aujourd’hui ou un jour à venir.')
  const changes = { pauseMessage: message || sentence(until), pausedUntil: until }
  return updateShop(ctx, { websiteId, changes })
}

/** Opens the checkout again. */
export const reopenShop = (ctx: Context, websiteId: number): Promise<Shop> =>
  updateShop(ctx, { websiteId, changes: { pauseMessage: null, pausedUntil: null } })

const sentence = (until: string | null) =>
  until === null
    ? 'La boutique est fermée pour le moment.'
    : `Fermé jusqu’au ${longDay.format(new Date(until)).replace(/^1 /, '1er ')} inclus.`

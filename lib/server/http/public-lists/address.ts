import type { PublicList } from '../../../domain/websites/list-version'

/** A list that a client's site shows its visitors. */
export type ListAddress = { websiteId: number; list: PublicList }

const OF_WEBSITE =
  /^\/api\/(products|testimonials|staff|events)\/website\/(\d{1,9})(?:\?limit=\d{1,3}(?:&cursor=[\w-]{1,120})?)?$/
const GALLERY = /^\/api\/pictures\/list\?type=gallery&id=(\d{1,9})$/

/** The list that a target requests; null unless it is written exactly as clients' sites write it. */
export function listAt(target: string): ListAddress | null {
  const [, list, websiteId] = OF_WEBSITE.exec(target) ?? []
  if (list !== undefined) return { list: list as PublicList, websiteId: Number(websiteId) }
  const [, galleryOf] = GALLERY.exec(target) ?? []
  return galleryOf === undefined ? null : { list: 'pictures', websiteId: Number(galleryOf) }
}

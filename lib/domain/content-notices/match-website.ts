import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { websites } from '@/db/schema/websites'
import type { Context, Reads } from '../context'
import { MAX_ID } from '../entity-id'
import { hasWords } from '../lists/search'
import { PictureHash } from '../media/schema'

type Named = { locations: readonly string[]; site?: number | undefined }

/** The hosted site that a notice is about, found by one of our URLs, else by the page's host, else by the link that led to the
 *  form; null if none matches. */
export async function matchWebsite(
  reads: Reads & Pick<Context, 'publicOrigin'>,
  { locations, site }: Named,
): Promise<number | null> {
  const urls = locations.map((location) => new URL(location))
  const own = new URL(reads.publicOrigin).host
  const ours = urls.filter(({ host }) => host === own)
  const theirs = urls.filter(({ host }) => host !== own)
  return (
    (await findById(reads, ours.flatMap(siteInAddress))) ??
    (await findByPicture(reads, ours.map(({ pathname }) => PictureHash.parse(pathname)).filter(Boolean))) ??
    (await findByHost(reads, theirs, site)) ??
    (await findById(reads, site === undefined ? [] : [site]))
  )
}

/** Our pages that show one site. */
const IN_PATH =
  /^\/(?:boutique|apercu|retractation|api\/(?:[a-z]+\/website|websites|stripe\/checkout))\/([1-9]\d{0,9})(?:\/|$)/

function siteInAddress({ pathname, searchParams }: URL): number[] {
  const text = IN_PATH.exec(pathname)?.[1] ?? searchParams.get('website') ?? searchParams.get('site') ?? ''
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= MAX_ID ? [id] : []
}

async function findById({ db }: Reads, ids: number[]): Promise<number | null> {
  if (ids.length === 0) return null
  const [found] = await db
    .select({ id: websites.id })
    .from(websites)
    .where(inArray(websites.id, ids))
    .orderBy(asc(websites.id))
    .limit(1)
  return found?.id ?? null
}

async function findByPicture({ db }: Reads, hashes: string[]): Promise<number | null> {
  if (hashes.length === 0) return null
  const [found] = await db
    .select({ websiteId: pictures.websiteId })
    .from(pictures)
    .where(inArray(pictures.hash, hashes))
    .limit(1)
  return found?.websiteId ?? null
}

const bare = (host: string) => host.replace(/^www\./, '')

/** Among several sites on one host, the one that led to the form; none is better than a wrong one. */
async function findByHost({ db }: Reads, urls: URL[], site: number | undefined): Promise<number | null> {
  for (const { hostname } of urls) {
    const host = bare(hostname)
    const found = await db
      .select({ id: websites.id })
      .from(websites)
      .where(
        and(
          hasWords(websites.search, host),
          eq(sql`lower(substring(${websites.url} from '^https?://(?:www[.])?([^/:?#]+)'))`, host),
        ),
      )
      .limit(20)
    const [first] = found
    const chosen = found.length === 1 ? first : found.find(({ id }) => id === site)
    if (chosen) return chosen.id
  }
  return null
}

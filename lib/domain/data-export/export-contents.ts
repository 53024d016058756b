import type { Context } from '../context'
import { getWebsite } from '../websites/queries'
import { chunksOf } from './chunks'
import { jsonList } from './json-list'
import { Manifest } from './manifest'
import { readEntries, readOrdersPart, readPicturesPart, readProducts, readSite } from './read-contents'

type ContentFile = { name: string; content: AsyncIterable<Uint8Array> }
type Asked = { websiteId: number; signal: AbortSignal }

/** The contents of a website, for its owner and the agency, while they exist: JSON first, then the pictures one by one, and
 *  finally a list of all files that names the unreadable ones. `not_found` for another's website, before anything is read. */
export async function exportContents(
  ctx: Context,
  { websiteId, signal }: Asked,
): Promise<AsyncGenerator<ContentFile>> {
  const { name } = await getWebsite(ctx, websiteId)
  return filesOf(ctx, { websiteId, signal, name })
}

async function* filesOf(
  ctx: Context,
  { websiteId, signal, name: siteName }: Asked & { name: string },
): AsyncGenerator<ContentFile> {
  const manifest = new Manifest()
  const text = (name: string, ...content: string[]) => ({ name, content: manifest.count(name, content) })
  const json = (name: string, value: unknown) => text(name, `${JSON.stringify(value, null, 2)}\n`)
  const list = (name: string, read: Parameters<typeof jsonList>[0]) => ({
    name,
    content: manifest.count(name, jsonList(read)),
  })
  yield text('lisez-moi.txt', README)
  yield json('site.json', await readSite(ctx, websiteId))
  yield json('avis.json', await readEntries(ctx, websiteId, 'testimonials'))
  yield json('equipe.json', await readEntries(ctx, websiteId, 'staff'))
  yield json('evenements.json', await readEntries(ctx, websiteId, 'events'))
  yield list('produits.json', (part) => readProducts(ctx, websiteId, part))
  yield list('commandes.json', (part) => readOrdersPart(ctx, websiteId, part))
  yield list('images.json', async (part) =>
    (await readPicturesPart(ctx, websiteId, part)).map(({ picture }) => picture),
  )
  for (let after = 0; ; ) {
    const part = await readPicturesPart(ctx, websiteId, { after, limit: PICTURES })
    for (const { key, picture } of part) {
      const stream = await ctx.providers.files.read(key).catch(() => undefined)
      if (stream)
        yield { name: picture.file, content: manifest.count(picture.file, chunksOf(stream, signal)) }
      else manifest.missing.push({ name: picture.file, reason: stream === null ? GONE : UNREADABLE })
      after = picture.id
    }
    if (part.length < PICTURES) break
  }
  const { files, missing } = manifest
  yield json('manifeste.json', { site: siteName, at: ctx.now().toISOString(), files, missing })
}

/** How many are read at a time; their files follow one another. */
const PICTURES = 100
const GONE = 'Ce fichier n’existe plus chez notre hébergeur de fichiers.'
const UNREADABLE = 'Ce fichier n’a pas pu être lu. Téléchargez l’archive de nouveau.'

const README = `Vos contenus
============

site.json        votre site, sa boutique et ses codes de réduction
avis.json        les avis, dans leur ordre
equipe.json      l’équipe
evenements.json  les événements
produits.json    les produits avec leurs tailles
commandes.json   les commandes avec leurs acheteurs
images.json      les images : leur fichier, leur texte, ce qu’elles illustrent
images/          les fichiers des images
manifeste.json   la liste des fichiers avec leur empreinte, et ceux qui manquent (« missing »)

Les montants sont en centimes, TVA comprise. Les textes sont en UTF-8.
`

import { randomBytes } from 'node:crypto'
import type { Key } from '../keys'
import { Visitor } from '../visitor'
import { needed, Skipped, type Walk } from '../walk'
import type { Account } from './account'

/** Sends a request with a file that only its sender can read back. */
export async function walkFile(
  walk: Walk,
  { visitor, account, key }: { visitor: Visitor; account: Account | undefined; key: Key },
): Promise<void> {
  await walk.step('Fichier', async () => {
    needed(account, 'Compte')
    if (key === 'absent') throw new Skipped('sans UPLOADTHING_TOKEN, rien n’est envoyé à UploadThing.')
    const sent = Buffer.from(`Essai ${randomBytes(2_000).toString('hex')}\n`)
    const form = new FormData()
    form.set('ticketType', 'Bug')
    form.set('ticketName', 'Essai de l’installation')
    form.set('description', 'Cette demande vient de npm run smoke\u00a0: elle peut être fermée.')
    form.set('files', new Blob([sent]), 'essai.txt')
    const { body } = await visitor.call('POST', '/tickets', 201, { form })
    const path: string = body.Files[0].Url
    const { status, bytes } = await visitor.read(path)
    if (status !== 200) throw new Error(`le fichier répond ${status}`)
    if (!sent.equals(bytes)) throw new Error('le fichier n’est pas celui qui a été envoyé')
    if ((await new Visitor(visitor.origin).read(path)).status === 200)
      throw new Error('le fichier s’ouvre sans session')
    return { says: `${sent.length} octets envoyés, relus, et fermés aux autres.`, value: undefined }
  })
}

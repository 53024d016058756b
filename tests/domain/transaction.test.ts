import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contactMessages } from '@/db/schema/contact-messages'
import { users } from '@/db/schema/users'
import { ADMIN, CAMILLE } from '@/db/seed/accounts'
import { changeColor } from '@/lib/domain/accounts/change-color'
import { getOwnInfo } from '@/lib/domain/accounts/queries'
import type { Context, Tx } from '@/lib/domain/context'
import { providers } from '@/lib/server/providers'
import { domain } from '../support/context'
import { sampleMails } from '../support/sample-mails'

const { as, job, mails, pool } = await domain()
const deleted: string[][] = []
const files = { ...providers.files, delete: async (keys: string[]) => void deleted.push(keys) }
const camille = as(CAMILLE, 'USER', { providers: { files } })

const colorOf = async (ctx: Context) => (await getOwnInfo(ctx)).color
const paint = (tx: Tx, color: string) => tx.db.update(users).set({ color }).where(eq(users.id, CAMILLE))
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

const OUTSIDE = {
  'its reads': (ctx: Context) => ctx.db.select().from(users),
  'its transactions': (ctx: Context) => ctx.transaction(async () => 'nested'),
  'its providers': (ctx: Context) => ctx.providers.files.delete(['a']),
}

describe('inside a transaction no context is of use, only its tx', () => {
  it.each(Object.entries(OUTSIDE))('%s, neither at once nor later', async (_, use) => {
    await camille.transaction(async (tx) => {
      await expect((async () => use(camille))()).rejects.toThrow('inside a transaction')
      await tx.db.select().from(users)
      await nextTurn()
      for (const ctx of [camille, as(ADMIN, 'ADMIN'), job('webhooks')])
        await expect((async () => use(ctx))()).rejects.toThrow('inside a transaction')
    })
    expect(deleted).toEqual([])
    await expect(use(camille)).resolves.not.toThrow()
    deleted.length = 0
  })

  it('nor providers that were taken out of it before', async () => {
    const { delete: deleteFiles } = camille.providers.files
    await camille.transaction(async () => {
      expect(() => deleteFiles(['a'])).toThrow('inside a transaction')
    })
  })

  it('and what it started without waiting is free once it has ended', async () => {
    let later: Promise<string | null> = Promise.resolve(null)
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    await camille.transaction(async (tx) => {
      await paint(tx, 'aa0000')
      later = ended.then(() => colorOf(camille))
    })
    end()
    expect(await later).toBe('aa0000')
  })

  it('and it is over after a failure too', async () => {
    await expect(camille.transaction(() => Promise.reject(new Error('stop')))).rejects.toThrow('stop')
    await expect(colorOf(camille)).resolves.toBeTruthy()
  })
})

describe('an administrator who views an account', () => {
  const viewing = as(CAMILLE, 'USER', { viewedBy: ADMIN })

  it('reads what that person reads, and changes nothing', async () => {
    const color = await colorOf(viewing)
    await expect(changeColor(viewing, '00bb00')).rejects.toMatchObject({ code: 'forbidden' })
    expect(await colorOf(camille)).toBe(color)
  })
})

describe('a change and its job', () => {
  const mail = sampleMails['ticket-answered']
  const message = { form: 'home-form', senderName: 'Zoé', senderEmail: 'zoe@exemple.fr', fields: {} } as const
  const write = async (tx: Tx) => {
    await tx.db.insert(contactMessages).values(message)
    await tx.enqueue({ queue: 'mail', mail })
  }
  const stored = async () => [
    (await pool.query('select 1 from contact_messages')).rows.length,
    (await mails()).length,
  ]

  it('are both there, or neither', async () => {
    const undone = as().transaction(async (tx) => {
      await write(tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await stored()).toEqual([0, 0])
    await as().transaction(write)
    expect(await stored()).toEqual([1, 1])
    expect(await mails()).toEqual([mail])
  })

  it('wait in the queue with quotes, dollars and numbers as they are', async () => {
    const odd = { ...mail, body: `C’est $1 000 & l'autre "$2"\n$$ {"a":1} \\ $19`, title: '$3' }
    await job('test').transaction((tx) => tx.enqueue({ queue: 'mail', mail: odd }))
    expect((await mails()).at(-1)).toEqual(odd)
  })
})

describe('a connection that is cut inside a transaction', () => {
  it('is thrown away, and the next question goes to another', async () => {
    await pool.query('select 1')
    const before = pool.totalCount
    const cut = camille.transaction(async (tx) => {
      const { rows } = await tx.db.execute<{ pid: number }>('select pg_backend_pid() as pid')
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await paint(tx, '0000cc')
    })
    await expect(cut).rejects.toThrow()
    expect(pool.totalCount).toBeLessThanOrEqual(before)
    expect(pool.idleCount).toBe(pool.totalCount)
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    expect(rows).toHaveLength(1)
    expect(await colorOf(camille)).not.toBe('0000cc')
    await changeColor(camille, '00cc00')
    expect(await colorOf(camille)).toBe('00cc00')
  })

  it('between two statements does not end the process', async () => {
    const cut = camille.transaction(async (tx) => {
      const { rows } = await tx.db.execute<{ pid: number }>('select pg_backend_pid() as pid')
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await expect
        .poll(
          async () =>
            (await pool.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])).rows,
        )
        .toEqual([])
      await nextTurn()
    })
    await expect(cut).rejects.toThrow()
    await expect(colorOf(camille)).resolves.toBeTruthy()
  })
})

import { describe, expect, it } from 'vitest'
import { RETENTION } from '@/content/retention'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { getProduct } from '@/lib/domain/catalogue/queries'
import { updateProduct } from '@/lib/domain/catalogue/update-product'
import { listPublicEntries } from '@/lib/domain/content/queries'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { decideNotice } from '@/lib/domain/content-notices/decide-notice'
import { contestDecision, markDecisionsRead } from '@/lib/domain/content-notices/own-decision'
import {
  getNotice,
  getOwnDecisions,
  listNotices,
  listUnreadDecisions,
} from '@/lib/domain/content-notices/queries'
import { receiveNotice } from '@/lib/domain/content-notices/receive-notice'
import { reportNotice } from '@/lib/domain/content-notices/report-notice'
import { ContentNotice, NoticeDecision } from '@/lib/domain/content-notices/schema'
import { setNoticeWebsite } from '@/lib/domain/content-notices/set-notice-website'
import { listSiteContents } from '@/lib/domain/content-notices/site-contents'
import { listGallery } from '@/lib/domain/media/queries'
import { readAgencyTasks } from '@/lib/domain/overview/queries'
import { switchWebsite } from '@/lib/domain/websites/switch-website'
import { applyRetention } from '@/lib/server/jobs/housekeeping'
import { withFailingCommits } from '../support/commits'
import { domain } from '../support/context'
import { crash, crashingAt } from '../support/crash'

const { as, job, mails, pool } = await domain()
// Deletes the sample notices.
await pool.query('delete from content_notices')
const visitor = as()
const admin = as(ADMIN, 'ADMIN')
const camille = as(CAMILLE)
const julien = as(JULIEN)
const moderator = as(MODERATOR, 'MODERATOR')

const SITE = 1
const page = { limit: 100, after: null }
const ORIGIN = 'https://www.ostal.example'

const NOTICE = {
  category: 'counterfeit' as const,
  locations: [`${ORIGIN}/apercu/${SITE}`],
  explanation: 'Cette photo est la mienne.',
  name: 'Zoé Mistral',
  email: 'zoe@exemple.fr',
  suspicious: false,
  mailsReceipt: true,
}
/** Adds a picture to the site's gallery; returns its public name. */
async function hangPicture(): Promise<string> {
  const hash = crypto.randomUUID().replaceAll('-', '')
  await pool.query(
    `with drawn as (
       insert into pictures (website_id, hash, name, width, height, mime, bytes, file_key, fallback_mime, fallback_key)
       values ($1, $2, 'Ruches', 10, 10, 'image/webp', 10, $2, 'image/jpeg', $2 || '-jpg') returning id)
     insert into gallery_pictures (owner_id, website_id, picture_id, position)
     select $1, $1, id, (select count(*) + 1 from gallery_pictures where owner_id = $1) from drawn`,
    [SITE, hash],
  )
  return hash
}

let mailCount = 0
/** Receives a new notice; returns its number. */
async function notice(changes: Partial<Parameters<typeof receiveNotice>[1]> = {}): Promise<number> {
  const explanation = `Signalement ${++mailCount}`
  const { reference } = await receiveNotice(visitor, { ...NOTICE, explanation, ...changes })
  const { rows } = await pool.query('select id from content_notices where reference = $1', [reference])
  return rows[0].id
}

const NO_ACTION = NoticeDecision.parse({
  outcome: 'no_action',
  items: [],
  elsewhere: '',
  reasons: 'Le contenu est licite.',
  groundText: '',
  scope: '',
  duration: '',
  complaint: '',
})
const RESTRICTION = {
  ...NO_ACTION,
  reasons: 'L’original a été montré.',
  ground: 'law' as const,
  groundText: 'Article L. 335-2 du Code de la propriété intellectuelle.',
  scope: 'Partout dans le monde',
  duration: 'Sans limite',
}
const OFFLINE = { ...RESTRICTION, outcome: 'site_offline' as const }
const removal = (...items: string[]) => ({ ...RESTRICTION, outcome: 'content_removed' as const, items })
const revision = { revises: '1' as const, complaint: 'Réclamation du client.' }

const mailsOf = async (noticeId: number) =>
  (await mails()).filter((mail) => mail.noticeId === noticeId).map(({ kind, to }) => [kind, to])

describe('a notice', () => {
  it('sent five times at once is one, with one mail to the agency and one receipt that repeats it', async () => {
    const receipts = await Promise.all(Array.from({ length: 5 }, () => receiveNotice(visitor, NOTICE)))
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    const { rows } = await pool.query('select * from content_notices')
    expect(rows).toMatchObject([{ website_id: SITE, state: 'received', is_urgent: false }])
    const sent = (await mails()).filter(({ noticeId }) => noticeId === rows[0].id)
    expect(sent).toMatchObject([
      { kind: 'content-notice-agency', reference: receipts[0]?.reference },
      {
        kind: 'content-notice-received',
        to: NOTICE.email,
        reference: receipts[0]?.reference,
        explanation: NOTICE.explanation,
        locations: NOTICE.locations,
        at: receipts[0]?.at.getTime(),
      },
    ])
    expect(sent).toHaveLength(2)
    expect(await receiveNotice(visitor, NOTICE)).toEqual(receipts[0])
    await receiveNotice(as(undefined, 'USER', { after: 25 * 60 * 60 * 1000 }), NOTICE)
    expect((await pool.query('select id from content_notices')).rows).toHaveLength(2)
  })

  it('is one, with one receipt, when its process ends at any step and it is sent again', async () => {
    const sent = { ...NOTICE, explanation: 'Signalement interrompu' }
    let ends = 0
    while ((await crash(receiveNotice(crashingAt(visitor, ends), sent))) === null) ends += 1
    expect(ends).toBeGreaterThan(1)
    const { reference } = await receiveNotice(visitor, sent)
    const { rows } = await pool.query('select id, reference from content_notices where explanation = $1', [
      sent.explanation,
    ])
    expect(rows).toMatchObject([{ reference }])
    expect(await mailsOf(rows[0].id)).toEqual([
      ['content-notice-agency', undefined],
      ['content-notice-received', NOTICE.email],
    ])
  })

  it.each([
    ['a page of ours', [`${ORIGIN}/apercu/2`], undefined, 2],
    ['a list of the API', [`${ORIGIN}/api/testimonials/website/1`], undefined, 1],
    ['a checkout', [`${ORIGIN}/checkout?website=2&items=1:1`], undefined, 2],
    ['a shop’s page', [`${ORIGIN}/boutique/2/mentions-legales`], 1, 2],
    ['a page that shows an embed', ['https://inconnu.exemple.fr/'], 1, 1],
    ['an article of our blog', [`${ORIGIN}/blog/un-article`], undefined, null],
    ['a site that does not exist', [`${ORIGIN}/apercu/99999999999`], 99_999, null],
  ])('about %s finds its website', async (_, locations, site, websiteId) => {
    const id = await notice({ locations, site })
    expect((await getNotice(admin, id)).notice.websiteId).toBe(websiteId)
  })

  it('finds the website by the host of its page and by a picture', async () => {
    const { rows: sites } = await pool.query('select url from websites where id = 2')
    const onHost = await notice({ locations: [`${sites[0].url.replace(/\/$/, '')}/une-page`] })
    expect((await getNotice(admin, onHost)).notice.websiteId).toBe(2)
    const ofPicture = await notice({ locations: [`${ORIGIN}/api/pictures/${await hangPicture()}.webp`] })
    expect((await getNotice(admin, ofPicture)).notice.websiteId).toBe(1)
  })

  it('of a program is stored, mailed to no one and listed nowhere', async () => {
    const before = (await mails()).length
    const { reference } = await receiveNotice(visitor, { ...NOTICE, explanation: 'Robot', suspicious: true })
    expect(await mails()).toHaveLength(before)
    const { rows } = await listNotices(admin, { filter: {}, page: { limit: 100 } })
    expect(rows.map((row) => row.reference)).not.toContain(reference)
  })

  it('asks for a name and an address, but for the abuse of minors', () => {
    const form = {
      category: 'counterfeit',
      locations: ' https://exemple.fr/a\nhttps://exemple.fr/b  https://exemple.fr/a ',
      explanation: 'Parce que.',
      name: '',
      email: '',
      goodFaith: 'on',
      site: 'abc',
    }
    const faults = (changes: object) =>
      Object.fromEntries(
        ContentNotice.safeParse({ ...form, ...changes }).error?.issues.map(({ path, message }) => [
          path[0],
          message,
        ]) ?? [],
      )
    expect(faults({})).toEqual({
      name: 'Le nom est obligatoire.',
      email: 'L’adresse e-mail est obligatoire.',
    })
    expect(ContentNotice.parse({ ...form, category: 'minors' })).toMatchObject({
      locations: ['https://exemple.fr/a', 'https://exemple.fr/b'],
      site: undefined,
    })
    expect(faults({ category: '', locations: 'javascript:alert(1)', goodFaith: undefined })).toMatchObject({
      category: 'Choisissez pourquoi ce contenu vous paraît illicite.',
      locations: 'Chaque adresse doit être complète et commencer par https:// ou http://.',
      goodFaith: 'Cochez la case pour déclarer votre bonne foi.',
      name: 'Le nom est obligatoire.',
    })
    const wrong = faults({ name: 'voleur.example', email: 'x' })
    expect(wrong.name).toBe('Le nom ne peut pas contenir de lien ni d’adresse.')
    expect(wrong.email).toMatch(/^L’adresse e-mail n’est pas valide/)
  })

  it('that is urgent is listed first and waits for the agency', async () => {
    const id = await notice({ category: 'minors', name: '', email: '' })
    expect(await mailsOf(id)).toEqual([['content-notice-agency', undefined]])
    await notice()
    const { rows } = await listNotices(admin, { filter: {}, page: { limit: 2 } })
    expect(rows[0]).toMatchObject({ id, isUrgent: true, rank: 0 })
    const { openNotices, firstNotices } = await readAgencyTasks(admin)
    expect(openNotices).toBeGreaterThan(1)
    expect(firstNotices[0]).toMatchObject({ id, isUrgent: true })
    await Promise.all([1, 2].map(() => reportNotice(admin, { id, authority: 'PHAROS' })))
    const { notice: reported } = await getNotice(admin, id)
    expect(reported.reportedTo).toBe('PHAROS')
    const { rows: audited } = await pool.query(
      "select after from audit_log where action = 'content-notice.reported'",
    )
    expect(audited).toEqual([{ after: { authority: 'PHAROS' } }])
  })
})

describe('a decision', () => {
  it('made five times at once is one, with one mail to the sender and one to the owner', async () => {
    const [content] = (await listSiteContents(admin, SITE)).filter(({ kind }) => kind === 'testimonials')
    const id = await notice()
    const wanted = { id, ...removal(content?.key ?? '') }
    const made = await Promise.all(Array.from({ length: 5 }, () => decideNotice(admin, wanted)))
    expect(made).toEqual(Array.from({ length: 5 }, () => ({ version: 1 })))
    expect(await mailsOf(id)).toEqual([
      ['content-notice-agency', undefined],
      ['content-notice-received', NOTICE.email],
      ['content-notice-decided', NOTICE.email],
      ['content-restricted', 'camille@ostal.example'],
    ])
    await expect(decideNotice(admin, { id, ...NO_ACTION })).rejects.toMatchObject({ code: 'conflict' })
    const { decisions } = await getNotice(admin, id)
    expect(decisions).toMatchObject([{ version: 1, what: `Avis «\u00a0${content?.label}\u00a0»` }])
  })

  it('removes entries, products and pictures, and their owner cannot show them again', async () => {
    const picture = `pictures-${await hangPicture()}`
    const contents = await listSiteContents(admin, SITE)
    const entry = contents.find(({ kind }) => kind === 'events')?.key ?? ''
    const id = await notice()
    await decideNotice(admin, { id, ...removal(entry, picture) })
    const entryId = Number(entry.split('-')[1])
    const shown = async () =>
      (await listPublicEntries(visitor, { kind: 'events', websiteId: SITE, ...page })).rows.map(
        (row) => row.id,
      )
    expect(await shown()).not.toContain(entryId)
    const gallery = await listGallery(visitor, { websiteId: SITE, ...page })
    expect(gallery.rows.map(({ hash }) => `pictures-${hash}`)).not.toContain(picture)
    const show = { kind: 'events' as const, id: entryId, changes: { active: true } }
    await expect(updateEntry(camille, show)).rejects.toMatchObject({ code: 'conflict' })
    await updateEntry(camille, { ...show, changes: { title: 'Un autre titre' } })

    const product = (await listSiteContents(admin, 2)).find(({ kind }) => kind === 'products')
    const productId = Number(product?.key.split('-')[1])
    const ofShop = await notice({ locations: [`${ORIGIN}/apercu/2`] })
    await decideNotice(admin, { id: ofShop, ...removal(product?.key ?? '') })
    await expect(getProduct(visitor, productId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(updateProduct(camille, { id: productId, changes: { active: true } })).rejects.toMatchObject({
      code: 'conflict',
    })

    await decideNotice(admin, { id, ...NO_ACTION, ...revision })
    expect(await shown()).toContain(entryId)
  })

  it('of content that is another site’s is refused and changes nothing', async () => {
    const [content] = await listSiteContents(admin, 2)
    const id = await notice()
    await expect(decideNotice(admin, { id, ...removal(content?.key ?? '') })).rejects.toMatchObject({
      code: 'validation',
    })
    expect((await getNotice(admin, id)).notice.state).toBe('received')
  })

  it('takes a site offline for its owner too, and a revision puts it back, once', async () => {
    const id = await notice()
    await decideNotice(admin, { id, ...OFFLINE })
    await expect(listGallery(visitor, { websiteId: SITE, ...page })).rejects.toMatchObject({
      code: 'site_inactive',
    })
    await expect(switchWebsite(camille, { id: SITE, status: 'active' })).rejects.toMatchObject({
      code: 'conflict',
    })
    const revised = { id, ...NO_ACTION, ...revision }
    await expect(decideNotice(admin, { ...revised, revises: undefined })).rejects.toMatchObject({
      code: 'conflict',
    })
    await Promise.all([decideNotice(admin, revised), decideNotice(admin, revised)])
    await listGallery(visitor, { websiteId: SITE, ...page })
    expect((await mailsOf(id)).slice(2)).toEqual([
      ['content-notice-decided', NOTICE.email],
      ['content-restricted', 'camille@ostal.example'],
      ['content-notice-decided', NOTICE.email],
      ['content-restricted', 'camille@ostal.example'],
    ])
    await expect(decideNotice(admin, { id, ...OFFLINE, ...revision })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await getNotice(admin, id)).decisions.map(({ outcome }) => outcome)).toEqual([
      'no_action',
      'site_offline',
    ])
  })

  it('that suspends an account takes all of its sites offline; taken back, each is what it was', async () => {
    const states = async () =>
      (
        await pool.query('select status, inactive_by from websites where client_id = $1 order by id', [
          CAMILLE,
        ])
      ).rows
    await switchWebsite(camille, { id: 2, status: 'inactive' })
    const before = await states()
    const id = await notice()
    await decideNotice(admin, { id, ...OFFLINE, outcome: 'account_suspended' })
    expect(await states()).toEqual(before.map(() => ({ status: 'inactive', inactive_by: null })))
    await decideNotice(admin, { id, ...NO_ACTION, ...revision })
    expect(await states()).toEqual(before)
    await switchWebsite(camille, { id: 2, status: 'active' })
  })

  it('changes and mails nothing when its commit fails, and can be made again', async () => {
    const id = await notice()
    const before = await mailsOf(id)
    await withFailingCommits(pool, 'content_decisions', () =>
      expect(decideNotice(admin, { id, ...OFFLINE })).rejects.toThrow('the power went'),
    )
    await listGallery(visitor, { websiteId: SITE, ...page })
    expect(await mailsOf(id)).toEqual(before)
    expect(await decideNotice(admin, { id, ...OFFLINE })).toEqual({ version: 1 })
    await decideNotice(admin, { id, ...NO_ACTION, ...revision })
  })

  it('that restricts nothing is told to the sender alone', async () => {
    const id = await notice()
    await decideNotice(admin, { id, ...NO_ACTION })
    expect((await mailsOf(id)).slice(2)).toEqual([['content-notice-decided', NOTICE.email]])
    await expect(getOwnDecisions(camille, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('needs a site to restrict, which the agency can name', async () => {
    const id = await notice({ locations: ['https://inconnu.exemple.fr/'] })
    await expect(decideNotice(admin, { id, ...OFFLINE })).rejects.toMatchObject({ code: 'validation' })
    await setNoticeWebsite(admin, { id, websiteId: 3 })
    await decideNotice(admin, { id, ...OFFLINE })
    await expect(setNoticeWebsite(admin, { id, websiteId: 1 })).rejects.toMatchObject({ code: 'conflict' })
    expect((await listUnreadDecisions(julien)).map(({ noticeId }) => noticeId)).toEqual([id])
    await decideNotice(admin, { id, ...NO_ACTION, ...revision })
  })
})

it('a decision that restricts something says by what right, all that lacks at once', () => {
  const sent = { outcome: 'site_offline', items: [], elsewhere: '', groundText: '', scope: '', duration: '' }
  const { error } = NoticeDecision.safeParse({ ...sent, reasons: '' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['reasons', 'ground', 'groundText', 'scope'])
  const kept = NoticeDecision.parse({ ...RESTRICTION, ...sent, outcome: 'no_action' })
  expect(kept.complaint).toBe('')
})

describe('the client whose content it is', () => {
  it('reads the statement, never the sender, and contests it once', async () => {
    const id = await notice()
    await decideNotice(admin, { id, ...OFFLINE })
    const { latest } = await getOwnDecisions(camille, id)
    expect(latest).toMatchObject({ outcome: 'site_offline', reasons: RESTRICTION.reasons })
    expect(JSON.stringify(latest)).not.toMatch(/zoe|mistral/i)
    expect((await listUnreadDecisions(camille)).map(({ noticeId }) => noticeId)).toContain(id)
    await markDecisionsRead(camille, id)
    expect((await listUnreadDecisions(camille)).map(({ noticeId }) => noticeId)).not.toContain(id)
    const reason = 'Cette photo est à moi.'
    const [one, two] = await Promise.all([1, 2].map(() => contestDecision(camille, { noticeId: id, reason })))
    expect(one).toEqual(two)
    const opened = (await mails()).filter(({ ticketId }) => ticketId === one?.ticketId)
    expect(opened).toMatchObject([{ kind: 'ticket-opened', body: reason }])
    await decideNotice(admin, { id, ...NO_ACTION, ...revision })
    expect((await getOwnDecisions(camille, id)).decisions).toHaveLength(2)
  })

  it('under attack: no other account reads, contests or decides it', async () => {
    const id = await notice()
    await decideNotice(admin, { id, ...NO_ACTION, reasons: 'Autre' })
    const other = await notice()
    for (const who of [julien, moderator, camille]) {
      await expect(decideNotice(who, { id: other, ...OFFLINE })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(getNotice(who, id)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(listNotices(who, { filter: {}, page: { limit: 1 } })).rejects.toMatchObject({
        code: 'forbidden',
      })
      await expect(reportNotice(who, { id, authority: 'x' })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(setNoticeWebsite(who, { id, websiteId: 3 })).rejects.toMatchObject({ code: 'forbidden' })
    }
    for (const who of [julien, moderator]) {
      await expect(contestDecision(who, { noticeId: id, reason: 'x' })).rejects.toMatchObject({
        code: 'not_found',
      })
      await expect(getOwnDecisions(who, id)).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(decideNotice(visitor, { id: other, ...OFFLINE })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})

it('notices are deleted with their decisions after five years, and what they hide stays hidden', async () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  await applyRetention(job('housekeeping', { after: (RETENTION.contentNotices.days - 2) * DAY_MS }))
  expect((await pool.query('select id from content_notices')).rows.length).toBeGreaterThan(0)
  const hidden = async () => (await pool.query('select id from content_restrictions')).rows.length
  const before = await hidden()
  await applyRetention(job('housekeeping', { after: (RETENTION.contentNotices.days + 3) * DAY_MS }))
  expect((await pool.query('select id from content_notices')).rows).toEqual([])
  expect(await hidden()).toBe(before)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, createApi } from './api'

type Sent = { path: string; init: RequestInit }

/** A fake network: the answer to each call, by its path and bearer token. */
function network(answer: (path: string, bearer: string | null) => Response | Promise<Response>) {
  const sent: Sent[] = []
  const send = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input)
    sent.push({ path, init })
    return answer(path, new Headers(init.headers).get('Authorization'))
  }) as typeof fetch
  return { api: createApi(send), sent, to: (path: string) => sent.filter((one) => one.path === path) }
}

const json = (status: number, body: unknown) => Response.json(body, { status })
const refused = () => json(401, { message: 'Votre session a expiré.' })

let unauthorized = 0
beforeEach(() => {
  unauthorized = 0
  const target = new EventTarget()
  target.addEventListener('unauthorized', () => {
    unauthorized += 1
  })
  vi.stubGlobal('window', target)
})
afterEach(() => vi.unstubAllGlobals())

test('several calls refused at once share one refresh, and each is tried once more', async () => {
  const { api, to } = network((path, bearer) => {
    if (path === '/api/auth/token') return json(200, { accessToken: 'fresh' })
    return bearer === 'Bearer fresh' ? json(200, { path }) : refused()
  })
  const answers = await Promise.all(['/a', '/b', '/c'].map((path) => api.get(path)))
  expect(answers).toEqual([{ path: '/api/a' }, { path: '/api/b' }, { path: '/api/c' }])
  expect(to('/api/auth/token')).toHaveLength(1)
  for (const path of ['/api/a', '/api/b', '/api/c']) expect(to(path)).toHaveLength(2)
  expect(unauthorized).toBe(0)
})

test('a call that is refused late takes the token that another has fetched', async () => {
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  const { api, to } = network(async (path, bearer) => {
    if (path === '/api/auth/token') return json(200, { accessToken: 'fresh' })
    if (bearer === 'Bearer fresh') return json(200, 'ok')
    if (path === '/api/late') await late
    return refused()
  })
  const slow = api.get('/late')
  await api.get('/quick')
  release()
  expect(await slow).toBe('ok')
  expect(to('/api/auth/token')).toHaveLength(1)
})

test('a call still refused after the refresh fails, with no second refresh', async () => {
  const { api, to } = network((path) =>
    path === '/api/auth/token' ? json(200, { accessToken: 'useless' }) : refused(),
  )
  await expect(api.get('/a')).rejects.toThrow('Votre session a expiré.')
  expect(to('/api/a')).toHaveLength(2)
  expect(to('/api/auth/token')).toHaveLength(1)
})

test.each([
  ['refused', () => refused()],
  ['broken', () => new Response('<html>', { status: 502 })],
  ['cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a refresh that is %s forgets the token and tells the window', async (_name, refresh) => {
  let first = true
  const { api, sent } = network((path) => {
    if (path !== '/api/auth/token') return refused()
    if (!first) return refresh()
    first = false
    return json(200, { accessToken: 'old' })
  })
  await expect(api.get('/a')).rejects.toThrow('Votre session a expiré.')
  const both = await Promise.allSettled([api.get('/a'), api.get('/b')])
  expect(both.map((one) => one.status === 'rejected' && one.reason.message)).toEqual([
    'Failed to refresh token',
    'Failed to refresh token',
  ])
  expect(unauthorized).toBe(1)
  await expect(api.get('/c')).rejects.toThrow('Failed to refresh token')
  const call = sent.find(({ path }) => path === '/api/c')
  expect(new Headers(call?.init.headers).get('Authorization')).toBeNull()
})

test('sends credentials and JSON, and leaves a form its own content type', async () => {
  const { api, sent } = network(() => json(201, { Id: 1 }))
  await api.post('/tickets', { ticketName: 'Titre' })
  await api.post('/tickets', new FormData())
  const [plain, form] = sent.map(({ init }) => init)
  expect(plain).toMatchObject({ method: 'POST', credentials: 'include', body: '{"ticketName":"Titre"}' })
  expect(new Headers(plain?.headers).get('Content-Type')).toBe('application/json')
  expect(new Headers(form?.headers).get('Content-Type')).toBeNull()
})

test('no content and an empty body are null', async () => {
  const { api } = network((path) => new Response(null, { status: path === '/api/empty' ? 200 : 204 }))
  expect(await api.delete('/gone')).toBeNull()
  expect(await api.put('/empty', {})).toBeNull()
})

test.each([
  ['its message', json(409, { message: 'Rupture de stock.', code: 'conflict' }), 'Rupture de stock.'],
  ['a body that is not JSON', new Response('<html>', { status: 502 }), 'API request failed'],
  ['an empty message', json(500, { message: '' }), 'API request failed'],
])('a failure with %s', async (_name, answer, message) => {
  const { api } = network(() => answer)
  const failure = await api.get('/a').catch((error) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ message, status: answer.status })
})

test('every call that may change something says so, also when its answer is lost, and no other does', async () => {
  let changes = 0
  window.addEventListener('changed', () => {
    changes += 1
  })
  const { api } = network((path) => {
    if (path === '/api/lost') throw new TypeError('Failed to fetch')
    return json(path === '/api/refused' ? 409 : 200, {})
  })
  await api.get('/one')
  expect(changes).toBe(0)
  await api.post('/one')
  await api.put('/one', {})
  await api.delete('/one')
  expect(changes).toBe(3)
  await expect(api.post('/refused')).rejects.toThrow()
  await expect(api.post('/lost')).rejects.toThrow()
  expect(changes).toBe(5)
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { pooled, poolerSettings, unpooled } from './pooled'

const DIRECT = 'postgresql://postgres:x@127.0.0.1:5555/test_1'
const THROUGH = 'postgresql://postgres:x@127.0.0.1:6666/test_1'

afterEach(() => vi.unstubAllEnvs())

describe('a test’s database', () => {
  it('is asked as it is where no pooler stands in front', async () => {
    vi.stubEnv('TEST_POOLER_PORT', '')
    expect(await pooled(DIRECT)).toBe(DIRECT)
    expect(unpooled(DIRECT)).toBe(DIRECT)
    expect(poolerSettings(DIRECT)).toEqual({})
  })

  it('is reached without the pooler by the cluster’s port', () => {
    vi.stubEnv('TEST_POOLER_PORT', '6666')
    vi.stubEnv('TEST_CLUSTER', JSON.stringify({ url: 'postgresql://postgres:x@127.0.0.1:5555/{name}' }))
    expect(unpooled(THROUGH)).toBe(DIRECT)
    expect(poolerSettings(THROUGH)).toEqual({
      DATABASE_DIRECT_URL: DIRECT,
      DATABASE_STATEMENTS: 'unnamed',
    })
  })
})

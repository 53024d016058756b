import type { Providers } from '@/lib/domain/providers'

/** An in-memory file store. */
export function fakeFiles(): Providers['files'] {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    store: async (bytes) => {
      const key = crypto.randomUUID()
      kept.set(key, bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes)
      return { key } as Awaited<ReturnType<Providers['files']['store']>>
    },
    read: async (key) => {
      const bytes = kept.get(key) ?? new Uint8Array([1])
      return new Response(bytes).body as never
    },
    delete: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
    async *list() {
      yield []
    },
  }
}

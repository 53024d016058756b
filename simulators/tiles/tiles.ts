import { type Answer, json } from '../wire/message'
import type { Provider } from '../wire/provider'

const TILE = /^\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.svg$/

/** Map tiles: streets, a park and a river that continue from one to the next. */
export const tiles = (): Provider => ({
  name: 'tiles',
  mount: '/tiles',
  answer: async ({ method, path }) => {
    const [, zoom, x, y] = TILE.exec(path) ?? []
    return method === 'GET' && zoom && x && y ? svg(Number(x) % 2 === 0, Number(y) % 3 === 0) : nothing()
  },
  failure: (kind) => json(kind === 'rate_limited' ? 429 : 500, { message: 'No tile now.' }),
})

const nothing = () => json(404, { message: 'Tiles are at /{z}/{x}/{y}.svg.' })

const svg = (hasPark: boolean, hasRiver: boolean): Answer => ({
  status: 200,
  headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eceae4"/>
${hasPark ? '<rect x="148" y="20" width="88" height="72" rx="8" fill="#cfe3c4"/>' : ''}
${hasRiver ? '<path d="M0 190 Q64 160 128 190 T256 190" stroke="#a9cbe6" stroke-width="18" stroke-linecap="square" fill="none"/>' : ''}
<path d="M0 128H256M128 0V256" stroke="#fff" stroke-width="14"/><path d="M0 40H256M40 0V256M210 0V256" stroke="#fff" stroke-width="6"/></svg>`,
})

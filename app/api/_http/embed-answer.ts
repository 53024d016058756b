import type { NextRequest } from 'next/server'
import { embedScript } from '@/lib/server/embed-script'
import { isUnchanged } from './public-read'

/** One of the scripts for other sites (lib/browser/embed). */
export async function embedAnswer(request: NextRequest, name: 'embed' | 'shop'): Promise<Response> {
  const { script, tag } = await embedScript(name)
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    // A new version reaches every site within minutes.
    'Cache-Control': 'public, max-age=300',
    ETag: tag,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return isUnchanged(request, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(script, { headers })
}

import type { NextRequest } from 'next/server'
import { isKnown } from '@/app/api/_http/public-read'
import { embedScript } from '@/lib/server/embed-script'

/** The script for other sites (lib/browser/embed). */
export async function GET(request: NextRequest): Promise<Response> {
  const { script, tag } = await embedScript()
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    // A new version reaches every site within minutes.
    'Cache-Control': 'public, max-age=300',
    ETag: tag,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(script, { headers })
}

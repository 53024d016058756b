import { drawPng } from '../icons/draw-png'
import { smallIcon } from '../icons/icons'

export const dynamic = 'force-static'

/** For clients that request this URL by default, as browsers do for a PDF. The format since Windows Vista: a table with one
 *  entry and a PNG, https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
export async function GET(): Promise<Response> {
  const { size, svg } = smallIcon
  const png = await drawPng(svg, size)
  const table = new DataView(new ArrayBuffer(22))
  const [type, count, planes, bits] = [1, 1, 1, 32]
  table.setUint16(2, type, true)
  table.setUint16(4, count, true)
  table.setUint8(6, size)
  table.setUint8(7, size)
  table.setUint16(10, planes, true)
  table.setUint16(12, bits, true)
  table.setUint32(14, png.length, true)
  table.setUint32(18, table.byteLength, true)
  return new Response(new Blob([table, png]), { headers: { 'Content-Type': 'image/x-icon' } })
}

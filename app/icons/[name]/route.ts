import { drawPng } from '../draw-png'
import { adaptiveIcon, pictures } from '../icons'

export const dynamic = 'force-static'
export const dynamicParams = false

type Props = { params: Promise<{ name: string }> }

export const generateStaticParams = () => [...Object.keys(pictures), SVG].map((name) => ({ name }))

const SVG = 'icon.svg'

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { name } = await params
  if (name === SVG)
    return new Response(adaptiveIcon, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
  const { size, svg } = pictures[name as keyof typeof pictures]
  return new Response(await drawPng(svg, size), { headers: { 'Content-Type': 'image/png' } })
}

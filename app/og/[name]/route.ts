import { listPages } from '@/app/_head/list-pages'
import { pictureName } from '@/app/_head/picture-address'
import { drawPicture } from '../draw-picture'

export const dynamic = 'force-static'
export const dynamicParams = false

type Props = { params: Promise<{ name: string }> }

/** One page per picture: some pages share theirs. */
const pagesWithPicture = async () => (await listPages()).filter(({ pictureOf }) => !pictureOf)

export const generateStaticParams = async () =>
  (await pagesWithPicture()).map((page) => ({ name: pictureName(page) }))

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { name } = await params
  const page = (await pagesWithPicture()).find((each) => pictureName(each) === name)
  return page ? drawPicture(page.headline ?? page.name) : new Response(null, { status: 404 })
}

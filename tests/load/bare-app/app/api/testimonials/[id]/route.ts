import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { createDatabase, createPool } from '@/db/client'
import { pictures } from '@/db/schema/pictures'
import { testimonialPictures } from '@/db/schema/placements'
import { testimonials } from '@/db/schema/testimonials'
import { websites } from '@/db/schema/websites'

const db = createDatabase(createPool(process.env.DATABASE_URL ?? ''))

/** A minimal route that runs the same query. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  const picture = db
    .select({ hash: pictures.hash })
    .from(testimonialPictures)
    .innerJoin(pictures, eq(pictures.id, testimonialPictures.pictureId))
    .where(eq(testimonialPictures.ownerId, testimonials.id))
    .orderBy(asc(testimonialPictures.position))
    .limit(1)
  const rows = await db
    .select({
      status: websites.status,
      entry: { ...getTableColumns(testimonials), picture: sql<string | null>`(${picture})` },
    })
    .from(websites)
    .leftJoin(testimonials, and(eq(testimonials.websiteId, websites.id), eq(testimonials.active, true)))
    .where(eq(websites.id, Number(id)))
    .orderBy(asc(testimonials.position))
    .limit(501)
  return Response.json(rows.map(({ entry }) => entry))
}

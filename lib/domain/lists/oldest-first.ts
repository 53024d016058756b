/** The default order of API lists is by id, while screens begin with the newest. */
export const oldestFirst = <Filter extends { sort?: string | undefined; order?: 'asc' | 'desc' | undefined }>(
  filter: Filter,
): Filter => (filter.sort ? filter : { ...filter, order: filter.order ?? 'asc' })

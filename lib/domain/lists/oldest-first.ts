/** The order of those who ask for none: lists of the API go by id, while screens begin with the newest. */
export const oldestFirst = <Filter extends { sort?: string | undefined; order?: 'asc' | 'desc' | undefined }>(
  filter: Filter,
): Filter => (filter.sort ? filter : { ...filter, order: filter.order ?? 'asc' })

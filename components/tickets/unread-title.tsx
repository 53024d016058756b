import { BRAND_NAME } from '@/content/brand-name'

/** The title of a page that leaves it to this (NO_TITLE): how much is unread comes first. */
export const UnreadTitle = ({ count, title }: { count: number; title: string }) => (
  <title>{`${count > 0 ? `(${count}) ` : ''}${title} · ${BRAND_NAME}`}</title>
)

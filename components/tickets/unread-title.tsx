import { BRAND_NAME } from '@/content/brand-name'

/** The title of a page with NO_TITLE, starting with the unread count. */
export const UnreadTitle = ({ count, title }: { count: number; title: string }) => (
  <title>{`${count > 0 ? `(${count}) ` : ''}${title} · ${BRAND_NAME}`}</title>
)

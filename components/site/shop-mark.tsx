import type { ShopSite } from '@/lib/domain/shops/schema'

/** A shop's logo, or else its first letter on its colour, and its name. */
export const ShopMark = ({ site: { name, logo } }: { site: ShopSite }) => (
  <span className="flex min-w-0 items-center gap-3">
    {logo ? (
      <img
        src={logo}
        alt=""
        className="h-10 w-auto max-w-32 shrink-0 rounded-input border border-hairline bg-white object-contain p-1"
      />
    ) : (
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-input border border-accent-edge bg-accent-fill text-accent-on text-lg"
      >
        {[...name.trim()][0]?.toLocaleUpperCase('fr')}
      </span>
    )}
    <span className="truncate">{name}</span>
  </span>
)

/** The owner's colour as the page's accent. */
export const ShopColor = ({ site: { accent } }: { site: ShopSite }) => accent && <style>{accent}</style>

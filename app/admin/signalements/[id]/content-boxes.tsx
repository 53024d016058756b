import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import type { SiteContent } from '@/lib/domain/content-notices/schema'
import { narrowPicturePath } from '@/lib/domain/media/paths'
import { ITEM_FIELD } from '../item-field'

const KINDS: Record<string, string> = {
  testimonials: 'Avis',
  staff: 'Équipe',
  events: 'Événements',
  products: 'Produits',
  pictures: 'Images (effacées pour toujours)',
}

type Props = { contents: readonly SiteContent[]; values: Record<string, string> }

/** The contents that can be removed from a site, by kind. */
export const ContentBoxes = ({ contents, values }: Props) =>
  Object.entries(KINDS).map(([kind, label]) => {
    const ofKind = contents.filter((content) => content.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <details key={kind} open={ofKind.some(({ key }) => values[ITEM_FIELD + key])}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {label} ({ofKind.length})
        </summary>
        <div className="flex max-h-80 flex-col gap-1 overflow-y-auto rounded-input border border-hairline p-3">
          {ofKind.map(({ key, label }) => (
            <CheckboxField
              key={key}
              name={ITEM_FIELD + key}
              label={
                kind === 'pictures' ? <Picture hash={key.slice('pictures-'.length)} name={label} /> : label
              }
              defaultChecked={values[ITEM_FIELD + key] === 'on'}
            />
          ))}
        </div>
      </details>
    )
  })

const Picture = ({ hash, name }: { hash: string; name: string }) => (
  <span className="flex items-center gap-3">
    <img
      src={narrowPicturePath(hash)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className="size-12 rounded-input object-cover"
    />
    {name}
  </span>
)

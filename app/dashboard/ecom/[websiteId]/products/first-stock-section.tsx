'use client'

import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { FIRST_SIZES } from './first-sizes'
import { Section } from './form-section'

type Texts = Readonly<Record<string, string>>
type Props = {
  /** The fields' initial values. */
  texts: Texts
  /** Their current values. */
  typed: Texts
  issues: Texts
}

const ROWS = Array.from({ length: FIRST_SIZES }, (_, row) => row)

/** The initial stock of a new product: one stock, or one per size. All rows are rendered, so that a draft can fill them. */
export function FirstStockSection({ texts, typed, issues }: Props) {
  const [added, setAdded] = useState(0)
  const filled = ROWS.findLast((row) => typed[`size-${row}`] || texts[`size-${row}`]) ?? -1
  const shown = Math.max(added, filled + 1)
  const count = (name: string, label: string) => ({
    name,
    id: `produit-${name}`,
    label,
    type: 'number',
    min: 0,
    step: 1,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    defaultValue: texts[name] ?? '',
    issue: issues[name],
    className: 'w-28',
  })
  return (
    <Section title="Stock de départ">
      <div className={clsx(shown > 0 && 'hidden')}>
        <TextField {...count('stock', 'Pièces en stock')} placeholder="0" />
      </div>
      <ol className={clsx('flex flex-col gap-3', shown === 0 && 'hidden noscript:flex')}>
        {ROWS.map((row) => (
          <li
            key={row}
            className={clsx(
              'flex items-start gap-3',
              row >= shown && (row < 3 ? 'hidden noscript:flex' : 'hidden'),
            )}
          >
            <TextField
              name={`size-${row}`}
              id={`produit-size-${row}`}
              label={`Taille ${row + 1}`}
              maxLength={40}
              autoComplete="off"
              placeholder="M, 42, 50 cl…"
              defaultValue={texts[`size-${row}`] ?? ''}
              issue={issues[`size-${row}`]}
              className="min-w-0 flex-1"
            />
            <TextField {...count(`size-stock-${row}`, `Stock, taille ${row + 1}`)} placeholder="0" />
          </li>
        ))}
      </ol>
      {shown < FIRST_SIZES && (
        <Button
          look="secondary"
          size="small"
          onClick={() => setAdded(shown + 1)}
          className="self-start noscript:hidden"
        >
          <Plus aria-hidden="true" className="size-4" />
          {shown === 0 ? 'Vendre par tailles' : 'Ajouter une taille'}
        </Button>
      )}
      <p className="text-muted text-sm">
        {shown > 0
          ? 'Une taille laissée vide n’est pas créée.'
          : 'Tout se change ensuite dans la liste des produits.'}
      </p>
    </Section>
  )
}

import { CARRIER_TARIFFS, TARIFFS_READ } from '@/content/carrier-tariffs'
import { formatBill } from '@/lib/domain/money'
import { formatWeight } from '@/lib/domain/weight'

const MODES = [
  { mode: 'relay', label: 'Point relais' },
  { mode: 'home', label: 'À domicile' },
] as const

/** The shopper's delivery price in France, by the parcel's weight. */
export const Tariffs = () => (
  <details>
    <summary className="pointer-coarse:-my-2.5 cursor-pointer pointer-coarse:py-2.5 font-semibold">
      Les tarifs en France, au poids du colis
    </summary>
    <div className="mt-4 grid gap-6 sm:grid-cols-2">
      {MODES.map(({ mode, label }) => (
        <table key={mode} className="w-full self-start text-sm tabular-nums">
          <caption className="mb-1 text-left font-semibold">
            {label}
            {CARRIER_TARIFFS[mode].FR?.source === 'example' && ' (exemple)'}
          </caption>
          <tbody>
            {CARRIER_TARIFFS[mode].FR?.brackets.map(({ upToGrams, priceCents }) => (
              <tr key={upToGrams} className="border-hairline border-t">
                <th scope="row" className="py-1.5 text-left font-normal">
                  jusqu’à {formatWeight(upToGrams)}
                </th>
                <td className="py-1.5 text-right">{formatBill(priceCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
    <p className="mt-3 text-muted text-sm">
      Tarifs TTC relevés en {TARIFFS_READ} ; votre agence les tient à jour.
    </p>
  </details>
)

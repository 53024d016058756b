import { formatBill } from '@/lib/domain/money'
import type { DeliveryWay } from '@/lib/domain/shop-terms/delivery-ways'
import { formatWeight } from '@/lib/domain/weight'

/** The prices to one country by the parcel's weight. */
export const WayTable = ({ country, delay, brackets }: DeliveryWay['destinations'][number]) => (
  <table className="w-full self-start text-sm tabular-nums">
    <caption className="mb-1 text-left">
      <span className="font-semibold">{country}</span>, <span className="text-muted">{delay}</span>
    </caption>
    <tbody>
      {brackets.map(({ upToGrams, priceCents }) => (
        <tr key={upToGrams} className="border-hairline border-t">
          <th scope="row" className="py-1.5 text-left font-normal">
            jusqu’à {formatWeight(upToGrams)}
          </th>
          <td className="py-1.5 text-right">{formatBill(priceCents)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

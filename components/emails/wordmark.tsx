import { brand } from '@/content/brand'
import { styleOf } from './theme'

/** The agency’s house and name. The picture is a background image, so that without pictures a yellow square is shown next to
 *  the full name; no mail needs an element that loads something. */
export function Wordmark() {
  return (
    <table {...styleOf('brand')} role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td width="36" height="36" {...styleOf('logo')} data-skip-in-text>
            &nbsp;
          </td>
          <td {...styleOf('brandName')}>{brand.name}</td>
        </tr>
      </tbody>
    </table>
  )
}

export type OpeningHours = readonly { days: string; hours: string }[]

export const Hours = ({ hours, caption }: { hours: OpeningHours; caption: string }) => (
  <table className="hours">
    <caption className="sr-only">{caption}</caption>
    <tbody>
      {hours.map(({ days, hours }) => (
        <tr key={days}>
          <th scope="row">{days}</th>
          <td className="sum">{hours}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

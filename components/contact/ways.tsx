import { brand } from '@/content/brand'
import { Card } from '../ui/layout/card'
import { OpenNow } from './open-now'

/** The other ways to reach the agency, with its hours. */
export function Ways() {
  const { phone, email, address, hours } = brand
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-1">
      <Card>
        <h2 className="text-xl">Nous joindre</h2>
        <address className="mt-3 not-italic">
          <dl className="grid items-baseline gap-x-4 gap-y-1.5 [overflow-wrap:anywhere] min-[26rem]:grid-cols-[auto_1fr]">
            <dt className="text-muted">Téléphone</dt>
            <dd>
              <a href={phone.link} className="text-link">
                {phone.shown}
              </a>
            </dd>
            <dt className="text-muted">E-mail</dt>
            <dd>
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
            </dd>
            <dt className="text-muted">Adresse</dt>
            <dd>
              {address.street}
              <br />
              {address.zip} {address.city}
            </dd>
          </dl>
        </address>
      </Card>
      <Card>
        <h2 className="text-xl">Horaires</h2>
        <dl className="mt-3 flex flex-col gap-1.5">
          {hours.contact.map((day) => (
            <div key={day.days} className="flex justify-between gap-4">
              <dt>{day.days}</dt>
              <dd className="font-semibold tabular-nums">{day.hours}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 border-hairline border-t pt-3">
          <OpenNow />
        </div>
      </Card>
    </div>
  )
}

import type { ReactNode } from 'react'

type Link = { shown: string; link: string }

/** A sample client's address and contact; `children`: the directions. Its e-mail address is invented, so it is not linked. */
export const Place = ({
  address,
  phone,
  email,
  children,
}: {
  address: { street: string; city: string }
  phone: Link
  email: string
  children?: ReactNode
}) => (
  <address>
    {address.street}
    <br />
    {address.city}
    <br />
    {children}
    {children && <br />}
    <a className="act" href={phone.link}>
      {phone.shown}
    </a>
    <br />
    {email}
  </address>
)

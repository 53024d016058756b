import type { ReactNode } from 'react'

type Link = { shown: string; link: string }

/** Where a sample client is, and how to reach it; `children` say the way. Its e-mail address is invented: no link. */
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

import { Button, Link, Text } from 'react-email'
import { look } from './theme'

type Props = {
  href: string
  label: string
  /** Spells the address out too, for programs that show no button. */
  spelledOut?: boolean
}

/** The one thing to do in a mail. */
export function ActionLink({ href, label, spelledOut = false }: Props) {
  return (
    <>
      <Button href={href} {...look('button')}>
        {label}
      </Button>
      {spelledOut && (
        <Text {...look('address')} data-skip-in-text>
          Si le bouton ne répond pas, copiez cette adresse dans votre navigateur&nbsp;:
          <br />
          <Link href={href} {...look('link')}>
            {href}
          </Link>
        </Text>
      )}
    </>
  )
}

import { Button, Link, Text } from 'react-email'
import { styleOf } from './theme'

type Props = {
  href: string
  label: string
  /** Also spells out the URL, for mail programs that show no button. */
  spelledOut?: boolean
}

/** The main action of a mail. */
export function ActionLink({ href, label, spelledOut = false }: Props) {
  return (
    <>
      <Button href={href} {...styleOf('button')}>
        {label}
      </Button>
      {spelledOut && (
        <Text {...styleOf('address')} data-skip-in-text>
          Si le bouton ne répond pas, copiez cette adresse dans votre navigateur&nbsp;:
          <br />
          <Link href={href} {...styleOf('link')}>
            {href}
          </Link>
        </Text>
      )}
    </>
  )
}

import { Link, Text } from 'react-email'
import { Paragraph } from './paragraph'
import { styleOf } from './theme'

type Props = { url: string; exceptions: { name: string; notice: string }[] }

/** The right of withdrawal, the exclusions that the checkout announced, and where to exercise it. */
export const WithdrawalNotice = ({ url, exceptions }: Props) => (
  <>
    <Paragraph>
      Vous pouvez renoncer à votre achat jusqu’à quatorze jours après la réception, sans donner de
      motif&nbsp;:{' '}
      <Link href={url} {...styleOf('link')}>
        Vous rétracter
      </Link>
      .
    </Paragraph>
    {exceptions.map(({ name, notice }, index) => (
      <Text key={`${name}-${index}`} {...styleOf('text')}>
        {name}. {notice}
      </Text>
    ))}
  </>
)

import type { ReactNode } from 'react'
import { Container, Head, Heading, Html, Link, Preview, Section, Text } from 'react-email'
import { brand } from '@/content/brand'
import { DARK_STYLES } from './dark-styles'
import { styleOf } from './theme'
import { Wordmark } from './wordmark'

type Props = {
  /** The preview text next to the subject in the inbox. */
  preview: string | undefined
  title: string
  /** The mail's last line: why it came. */
  reason: string
  /** A shop that sends the mail instead of the agency: its name and contact. */
  shop?: { name: string; address: string; email: string } | undefined
  children: ReactNode
}

/** In characters; no inbox shows more. */
const PREVIEW_MAX = 150

/** The frame of every mail: the sender, a signed card under a yellow roof line, the sender's contact, the reason. */
export function Layout({ preview, title, reason, shop, children }: Props) {
  return (
    <Html lang="fr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK_STYLES}</style>
      </Head>
      {/* Not the library’s component, whose table would keep the light background. */}
      <body {...styleOf('body')} lang="fr">
        <Preview useTitleTag={false}>{[...(preview ?? '')].slice(0, PREVIEW_MAX).join('')}</Preview>
        <Section {...styleOf('ground')}>
          <Container {...styleOf('container')}>
            {shop ? <Text {...styleOf('wordmark')}>{shop.name}</Text> : <Wordmark />}
            <Section {...styleOf('roof')} data-skip-in-text>
              &nbsp;
            </Section>
            <Section {...styleOf('card')}>
              <Heading as="h1" {...styleOf('title')}>
                {title}
              </Heading>
              {children}
              <Text {...styleOf('signature')}>{shop ? shop.name : `L’équipe ${brand.name}`}</Text>
            </Section>
            <Text {...styleOf('footer')}>
              {shop ? shop.address : `${brand.name}, agence web à ${brand.address.city}`}
              <br />
              <Link href={`mailto:${shop?.email ?? brand.email}`} {...styleOf('link')}>
                {shop?.email ?? brand.email}
              </Link>
              {!shop && ` · ${brand.phone.shown}`}
            </Text>
            <Text {...styleOf('footer')}>{reason}</Text>
          </Container>
        </Section>
      </body>
    </Html>
  )
}

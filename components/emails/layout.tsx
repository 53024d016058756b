import type { ReactNode } from 'react'
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from 'react-email'
import { brand } from '@/content/brand'
import { styles } from './theme'

type Props = {
  /** What the inbox shows beside the subject. */
  preview: string
  title: string
  /** The mail's last line: why it came. */
  reason: string
  /** A shop in the agency's place: its name, and how to reach it. */
  shop?: { name: string; address: string; email: string } | undefined
  children: ReactNode
}

/** The frame of every mail: the agency's name, a card under a yellow roof line, how to reach the agency, the reason. */
export function Layout({ preview, title, reason, shop, children }: Props) {
  return (
    <Html lang="fr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </Head>
      <Body style={styles.body} lang="fr">
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container style={styles.container}>
          <Text style={styles.wordmark}>{shop?.name ?? brand.name}</Text>
          <Section style={styles.roof} data-skip-in-text>
            &nbsp;
          </Section>
          <Section style={styles.card}>
            <Heading as="h1" style={styles.title}>
              {title}
            </Heading>
            {children}
          </Section>
          <Text style={styles.footer}>
            {shop ? shop.address : `${brand.name}, agence web à ${brand.address.city}`}
            <br />
            <Link href={`mailto:${shop?.email ?? brand.email}`} style={styles.link}>
              {shop?.email ?? brand.email}
            </Link>
            {!shop && ` · ${brand.phone.shown}`}
          </Text>
          <Text style={styles.footer}>{reason}</Text>
        </Container>
      </Body>
    </Html>
  )
}

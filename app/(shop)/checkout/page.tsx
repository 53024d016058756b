import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Notice } from '@/components/site/notice'
import { ShopFrame } from '@/components/site/shop-frame'
import { ButtonLink } from '@/components/ui/button'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { BRAND_NAME } from '@/content/brand-name'
import { type CheckoutChoice, type CheckoutQuote, quoteCheckout } from '@/lib/domain/checkout/quote-checkout'
import type { Context } from '@/lib/domain/context'
import { DomainError } from '@/lib/domain/errors'
import { noteRateLimited } from '@/lib/server/http/request-scope'
import { limitDiscountCode } from '@/lib/server/limits/rate-limits'
import { mapTiles } from '@/lib/server/map-tiles'
import { orNotFound } from '@/lib/server/requests/or-not-found'
import { currentContext } from '@/lib/server/session/session'
import { addressOf, hasEdits, type Query, quotedChoice, readAddress, withKeptPlace } from './address'
import { Checkout } from './checkout'
import { resumeForm } from './kept-form'
import { readRelays } from './read-relays'
import { viewOf } from './view'

export const metadata: Metadata = { title: NO_TITLE, robots: { index: false } }

export default async function CheckoutPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams
  const read = readAddress(query)
  if (!read) return <NoCart />
  if (hasEdits(query)) redirect(addressOf(read))
  const ctx = await currentContext()
  const { submissionId, typed } = await resumeForm(ctx, read.websiteId)
  const address = withKeptPlace(read, query, typed)
  const { quote, codeRefusal } = await orNotFound(
    quoteWithinLimit(ctx, { ...quotedChoice(address), submissionId }),
  )
  if (quote === 'inactive') return <Offline />
  const { site, shop, closed } = quote
  if (!shop) return <Closed site={site}>{closed}</Closed>
  if (address.items.length === 0) return <Emptied site={site} />
  const relays = await readRelays(ctx, address, quote)
  return (
    <ShopFrame site={site}>
      <Checkout
        view={viewOf({
          ...{ address, quote, codeRefusal, shop, relays, submissionId, typed },
          publishableKey: ctx.providers.payments.publishableKey(),
          tiles: mapTiles(),
        })}
      />
    </ShopFrame>
  )
}

/** After too many wrong codes the cart is shown without one, and the response's status says so. */
async function quoteWithinLimit(ctx: Context, choice: CheckoutChoice) {
  try {
    const quote = await limitDiscountCode(
      ctx,
      choice.code,
      () => quoteOf(ctx, choice),
      (one) => one !== 'inactive' && one.isCodeWrong,
    )
    return { quote, codeRefusal: null }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error
    noteRateLimited(error.retryAfter ?? 60)
    return { quote: await quoteOf(ctx, { ...choice, code: '' }), codeRefusal: error.message }
  }
}

async function quoteOf(ctx: Context, choice: CheckoutChoice): Promise<CheckoutQuote | 'inactive'> {
  try {
    return await quoteCheckout(ctx, choice)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'site_inactive') return 'inactive'
    throw error
  }
}

type Site = CheckoutQuote['site']

const titleOf = (said: string, site?: Site) => <title>{[said, site?.name ?? BRAND_NAME].join(' · ')}</title>

function NoCart() {
  return (
    <ShopFrame>
      {titleOf('Panier illisible')}
      <Notice title="Ce lien ne contient pas de panier" stage={1} action={<Home />}>
        <p>
          Il a peut-être été coupé en chemin. Retournez sur la boutique et ouvrez de nouveau votre panier.
        </p>
      </Notice>
    </ShopFrame>
  )
}

function Offline() {
  return (
    <ShopFrame>
      {titleOf('Boutique hors ligne')}
      <Notice title="Cette boutique est hors ligne" stage={1} action={<Home />}>
        <p>Le site est désactivé pour le moment et ne prend pas de commande.</p>
      </Notice>
    </ShopFrame>
  )
}

function Closed({ site, children }: { site: Site; children: string | null }) {
  return (
    <ShopFrame site={site}>
      {titleOf('Commande fermée', site)}
      <Notice title="Les commandes sont fermées" action={<Back site={site} />}>
        <p className="font-semibold text-text">{children}</p>
        <p>Votre panier reste à cette adresse&nbsp;: vous pourrez la rouvrir plus tard.</p>
      </Notice>
    </ShopFrame>
  )
}

function Emptied({ site }: { site: Site }) {
  return (
    <ShopFrame site={site}>
      {titleOf('Panier vide', site)}
      <Notice title="Votre panier est vide" action={<Back site={site} />}>
        <p>Choisissez un article dans la boutique, puis revenez ici pour commander.</p>
      </Notice>
    </ShopFrame>
  )
}

const Back = ({ site }: { site: Site }) => <ButtonLink href={site.url}>Retour à la boutique</ButtonLink>
const Home = () => <ButtonLink href="/">Retour à l’accueil</ButtonLink>

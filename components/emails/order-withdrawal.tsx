import { Fragment } from 'react'
import { Text } from 'react-email'
import { withDe } from '@/lib/domain/elision'
import { ActionLink } from './action-link'
import { Fields } from './fields'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'
import { styleOf } from './theme'

type Shop = { siteName: string; shopAddress: string; replyTo: string }
type Declared = { name: string; articles: string[]; moment: string }

const shopOf = ({ siteName, shopAddress, replyTo }: Shop) => ({
  name: siteName,
  address: shopAddress,
  email: replyTo,
})

/** To the declarer of a withdrawal, in the shop's name: the declaration, and when it was sent. */
export const OrderWithdrawalReceived = ({
  name,
  email,
  order,
  articles,
  moment,
  sendBackBy,
  step,
  ...shop
}: Shop & Declared & { email: string; order: string; sendBackBy: string; step: 'typed' | 'chosen' }) => (
  <Layout
    preview={`Votre rétractation est enregistrée, envoyée le ${moment}.`}
    title="Accusé de réception de votre rétractation"
    reason={`Vous recevez ce message parce qu’une rétractation a été déclarée avec cette adresse auprès de la boutique ${shop.siteName}.`}
    shop={shopOf(shop)}
  >
    <Paragraph>Bonjour,</Paragraph>
    <Paragraph>
      Nous avons reçu votre déclaration de rétractation, envoyée le {moment} (heure de Paris). Gardez ce
      message&nbsp;: il prouve cette date.
    </Paragraph>
    <Paragraph>Ce qui suit a été déclaré par la personne qui l’a envoyée&nbsp;:</Paragraph>
    <Paragraph>
      «&nbsp;Je vous notifie ma rétractation du contrat portant sur la vente des articles ci-dessous.&nbsp;»
    </Paragraph>
    <Articles articles={articles} />
    <Fields
      fields={[
        { label: 'Commande', value: order },
        { label: 'Nom', value: name },
        { label: 'E-mail', value: email },
      ]}
    />
    {step === 'typed' && (
      <Paragraph>
        Si le numéro et l’adresse sont ceux d’une commande, un second message part à l’adresse de cette
        commande, pour en choisir les articles.
      </Paragraph>
    )}
    <Paragraph>
      Si vous avez reçu les articles, renvoyez-les au plus tard le {sendBackBy}. Les frais de renvoi sont à
      votre charge, sauf si la boutique accepte de les payer ou ne vous a pas dit qu’ils l’étaient.
    </Paragraph>
    <Paragraph>
      Vous êtes remboursé au plus tard quatorze jours après votre déclaration, livraison standard comprise si
      vous renoncez à toute la commande. La boutique peut attendre d’avoir reçu les articles, ou la preuve de
      leur envoi.
    </Paragraph>
  </Layout>
)

const Articles = ({ articles }: Pick<Declared, 'articles'>) => (
  <Text {...styleOf('field')}>
    <span {...styleOf('label')}>Articles&nbsp;:</span>
    {articles.map((article, index) => (
      <Fragment key={`${article}-${index}`}>
        <br />
        {article}
      </Fragment>
    ))}
  </Text>
)

/** To the shopper of an order, at its own address: a typed declaration names the order, whose lines they can choose. */
export const OrderWithdrawalAttached = ({
  orderId,
  customerName,
  moment,
  withdrawalUrl,
  ...shop
}: Shop & { orderId: number; customerName: string; moment: string; withdrawalUrl: string }) => (
  <Layout
    preview={`Votre déclaration du ${moment} porte sur votre commande n°\u00a0${orderId}.`}
    title={`Votre rétractation, commande n°\u00a0${orderId}`}
    reason={`Vous recevez ce message parce que vous avez passé une commande chez ${shop.siteName}.`}
    shop={shopOf(shop)}
  >
    <Paragraph>Bonjour {customerName},</Paragraph>
    <Paragraph>
      Une déclaration de rétractation de votre commande n°&nbsp;{orderId} a été envoyée le {moment} (heure de
      Paris). Elle compte depuis cette date.
    </Paragraph>
    <Paragraph>
      Choisissez les articles auxquels vous renoncez, pour que votre remboursement soit calculé. Si cette
      déclaration n’est pas de vous, répondez à ce message.
    </Paragraph>
    <ActionLink href={withdrawalUrl} label="Choisir les articles" spelledOut />
  </Layout>
)

/** To the shop's owner: a shopper withdraws. */
export const OrderWithdrawalRequested = ({
  firstName,
  siteName,
  orderId,
  name,
  articles,
  moment,
  url,
}: Declared & { firstName: string; siteName: string; orderId: number | null; url: string }) => (
  <Layout
    preview={`${name} renonce à son achat.`}
    title={
      orderId === null ? 'Rétractation à vérifier' : `Rétractation déclarée, commande n°\u00a0${orderId}`
    }
    reason={`Vous recevez ce message parce que vous tenez la boutique ${withDe(siteName)}.`}
  >
    <Paragraph>Bonjour {firstName},</Paragraph>
    <Paragraph>
      {name} a déclaré une rétractation le {moment} (heure de Paris).
      {orderId === null &&
        ' Le numéro et l’adresse ne correspondent à aucune commande payée\u00a0: cherchez laquelle, la déclaration compte depuis cette date.'}
    </Paragraph>
    <Articles articles={articles} />
    <Paragraph>
      Vous avez quatorze jours pour rembourser&nbsp;; vous pouvez attendre les articles, ou la preuve de leur
      envoi.
    </Paragraph>
    <ActionLink href={url} label="Voir la rétractation" />
  </Layout>
)

/** To the shopper: the shop refuses the withdrawal, with the reason. */
export const OrderWithdrawalRefused = ({
  orderId,
  customerName,
  reason,
  moment,
  ...shop
}: Shop & { orderId: number; customerName: string; reason: string; moment: string }) => (
  <Layout
    preview="La boutique refuse votre rétractation, avec ce motif."
    title={`Réponse à votre rétractation, commande n°\u00a0${orderId}`}
    reason={`Vous recevez ce message parce que vous avez déclaré une rétractation chez ${shop.siteName}.`}
    shop={shopOf(shop)}
  >
    <Paragraph>Bonjour {customerName},</Paragraph>
    <Paragraph>
      Nous ne pouvons pas accepter la rétractation que vous avez déclarée le {moment} (heure de Paris), pour
      ce motif&nbsp;:
    </Paragraph>
    <Quote text={reason} />
    <Paragraph>Si vous n’êtes pas d’accord, répondez à ce message.</Paragraph>
  </Layout>
)

import {
  OrderWithdrawalAttached,
  OrderWithdrawalReceived,
  OrderWithdrawalRefused,
  OrderWithdrawalRequested,
} from '@/components/emails/order-withdrawal'
import { frenchDay } from '../../domain/french-days'
import { fourteenDaysAfter } from '../../domain/withdrawals/policy'
import { drawForJob } from '../documents/draw'
import { type MailTemplate, orderPageUrl, orderUrl, pageUrl } from './rendered-mail'
import { unlink } from './unlink'

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

const SHOP = {
  websiteId: 8,
  siteName: 'Miel des garrigues',
  replyTo: 'boutique@miel-des-garrigues.fr',
  shopAddress: 'Miel des garrigues SARL, 3 chemin des Ruches, 34270 Saint-Mathieu',
}
const ORDER = {
  ...SHOP,
  orderId: 1204,
  totalCents: 3_190,
  to: 'sophie@exemple.fr',
  customerName: 'Sophie Lacaze',
  withdrawalId: 17,
  at: 1_795_000_000_000,
}
const DECLARED = {
  withdrawalId: 17,
  name: 'Sophie Lacaze',
  articles: ['2 × Miel de châtaignier, 500 g', '1 × Bougie à la cire d’abeille'],
  at: 1_795_000_000_000,
}

/** The receipt that the law requires, as text and as a PDF to keep. It has no links, as anyone may have entered its address. */
export const orderWithdrawalReceived: MailTemplate<'order-withdrawal-received'> = {
  write: async (mail) => {
    const { name, order, articles, at, to, siteName: shop } = mail
    return {
      to,
      replyTo: mail.replyTo,
      senderName: shop,
      subject: `Accusé de réception de votre rétractation chez ${shop}`,
      about: `${mail.withdrawalId}-${mail.step}`,
      body: (
        <OrderWithdrawalReceived
          {...mail}
          name={unlink(name)}
          email={unlink(mail.email)}
          order={unlink(order)}
          articles={articles.map(unlink)}
          moment={moment.format(at)}
          sendBackBy={frenchDay(fourteenDaysAfter({ declaredAt: new Date(at) }))}
        />
      ),
      attachments: [
        {
          filename: 'accuse-de-retractation.pdf',
          contentType: 'application/pdf',
          content: await drawForJob({
            kind: 'order-withdrawal',
            withdrawal: { shop, name, email: mail.email, order, articles, at },
          }),
        },
      ],
    }
  },
  sample: {
    kind: 'order-withdrawal-received',
    ...SHOP,
    ...DECLARED,
    step: 'chosen',
    to: 'sophie@exemple.fr',
    email: 'sophie@exemple.fr',
    order: '1204',
  },
}

export const orderWithdrawalAttached: MailTemplate<'order-withdrawal-attached'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Votre rétractation, commande n°\u00a0${mail.orderId} chez ${mail.siteName}`,
    senderName: mail.siteName,
    replyTo: mail.replyTo,
    about: mail.withdrawalId,
    body: (
      <OrderWithdrawalAttached
        {...mail}
        moment={moment.format(mail.at)}
        withdrawalUrl={`${orderPageUrl(mail)}/retractation`}
      />
    ),
  }),
  sample: { kind: 'order-withdrawal-attached', ...ORDER, sealedToken: '' },
}

export const orderWithdrawalRequested: MailTemplate<'order-withdrawal-requested'> = {
  write: (mail) => ({
    to: mail.to,
    subject:
      mail.orderId === null
        ? `Rétractation à vérifier chez ${mail.siteName}`
        : `Rétractation\u00a0: commande n°\u00a0${mail.orderId}`,
    about: `${mail.withdrawalId}-${mail.step}`,
    body: (
      <OrderWithdrawalRequested
        {...mail}
        name={unlink(mail.name)}
        articles={mail.articles.map(unlink)}
        moment={moment.format(mail.at)}
        url={
          mail.orderId === null
            ? pageUrl(`/dashboard/ecom/${mail.websiteId}/retractations`)
            : orderUrl(mail.orderId)
        }
      />
    ),
  }),
  sample: {
    kind: 'order-withdrawal-requested',
    ...DECLARED,
    step: 'chosen',
    websiteId: 8,
    siteName: 'Miel des garrigues',
    orderId: 1204,
    to: 'lea@exemple.fr',
    firstName: 'Léa',
  },
}

export const orderWithdrawalRefused: MailTemplate<'order-withdrawal-refused'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Réponse à votre rétractation, commande n°\u00a0${mail.orderId} chez ${mail.siteName}`,
    senderName: mail.siteName,
    replyTo: mail.replyTo,
    about: mail.withdrawalId,
    body: <OrderWithdrawalRefused {...mail} moment={moment.format(mail.at)} />,
  }),
  sample: {
    kind: 'order-withdrawal-refused',
    ...ORDER,
    reason: 'La bougie portait le prénom que vous aviez choisi\u00a0: elle est faite pour vous.',
  },
}

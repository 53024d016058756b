import { formatEuros } from '@/lib/domain/money'
import { ANSWER_TARGETS } from './answer-targets'
import { CMS_LICENCE, PLAN_FACTS } from './plan-facts'
import { TERMS } from './terms'

const { basic, premium, enterprise } = PLAN_FACTS

/** Buyers' questions, with answers in line with the terms of sale. */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'Combien coûte un site, et que comprend ce prix ?',
    answer: `De ${formatEuros(basic.subscriptionCents)} à ${formatEuros(enterprise.subscriptionCents)} par mois, avec la création du site, l’hébergement, le support et les mises à jour. Payée d’avance, l’année ne coûte que ${TERMS.yearPaidMonths} mois. Sans abonnement, de ${formatEuros(basic.developmentCents)} à ${formatEuros(enterprise.developmentCents)} une seule fois. Ces prix comprennent la TVA, sont indicatifs et ne valent pas devis.`,
  },
  {
    question: 'En combien de temps mon site est-il en ligne ?',
    answer:
      'En quelques semaines, le plus souvent. Le devis fixe le délai, qui court à partir du premier paiement prévu et de la remise de vos textes et de vos images.',
  },
  {
    question: 'Le site est-il à moi ?',
    answer:
      'Avec l’abonnement seul, vous en êtes locataire. Si vous payez le développement, vous en devenez propriétaire dès le paiement complet, et recevez le code source si vous partez. Vos textes, vos images et vos données restent les vôtres dans tous les cas.',
  },
  {
    question: 'Puis-je arrêter quand je veux ?',
    answer: `Oui, sans durée minimale ni frais de départ. Le préavis est de ${TERMS.noticeMonths} mois : le site reste en ligne jusqu’à la fin de la période payée, puis tout s’arrête sans nouveau prélèvement. Une période commencée n’est pas remboursée.`,
  },
  {
    question: 'Ai-je besoin de la licence CMS ?',
    answer: `Seulement pour modifier vous-même vos textes et vos images. Elle est comprise dans les formules ${premium.name} et ${enterprise.name} ; à part, elle coûte ${formatEuros(CMS_LICENCE.annualCents)} par an. Un CMS sur mesure se fait sur devis.`,
  },
  {
    question: 'Une boutique en ligne a-t-elle d’autres frais ?',
    answer:
      'Oui, sur vos ventes. Le prestataire de paiement, chez qui le compte est à votre nom, prélève ses frais sur chaque paiement par carte. Une commission de l’agence peut s’y ajouter : elle est fixée au devis et porte sur les articles, hors livraison.',
  },
  {
    question: 'Puis-je garder mon nom de domaine ?',
    answer:
      'Oui. Celui que vous avez mène à votre nouveau site. Celui que nous réservons pour vous est à vous : si vous partez, nous vous en remettons les codes de transfert.',
  },
  {
    question: 'Qui me répond, et quand ?',
    answer: `Une personne de l’agence, toujours. Nous visons une première réponse en ${ANSWER_TARGETS.enterprise} jour ouvré avec la formule ${enterprise.name}, ${ANSWER_TARGETS.premium} avec ${premium.name} et ${ANSWER_TARGETS.others} sinon.`,
  },
  {
    question: 'Que faites-vous de mes données ?',
    answer:
      'Elles servent à vous répondre et à tenir le contrat. Nous n’en vendons aucune, et ce site ne suit pas ses visiteurs : il n’a donc pas de bandeau de cookies. La page Confidentialité dit le reste, et vos droits.',
  },
]

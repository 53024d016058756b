import type { Metadata } from 'next'
import { brand, company } from '@/content/brand'
import { recordOfProcessing } from '@/lib/domain/personal-data/record-of-processing'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { ActivityCard } from './activity-card'

export const metadata: Metadata = { title: 'Registre des traitements · Admin Dashboard' }

const PATH = '/admin/registre'

const PARTS = [
  { as: 'controller', title: 'Pour l’agence', words: 'Elle en est responsable (article 30, paragraphe 1).' },
  {
    as: 'processor',
    title: 'Pour les clients',
    words: 'Le client en est responsable, l’agence agit pour lui (article 30, paragraphe 2).',
  },
] as const

const SECURITY = [
  'Échanges chiffrés, mots de passe gardés sous forme d’empreinte, secrets chiffrés.',
  'Droits par rôle et par client, vérifiés à chaque lecture\u00a0; second facteur exigé de l’équipe.',
  'Journal de sécurité qui ne peut pas être modifié, limites contre les essais répétés.',
  'Fichiers lus à travers nos contrôles, images recodées sans leurs métadonnées.',
]

/** The record of processing of article 30 GDPR, generated from the code's declarations of its tables. */
export default async function RecordPage() {
  await requirePageAccess(PATH, 'admin.enter')
  const activities = recordOfProcessing()
  return (
    <div className="printed-page">
      <AdminFrame current="/admin/journal">
        <div className="flex flex-col gap-2">
          <h2 className="text-2xl">Registre des traitements</h2>
          <p className="max-w-prose text-muted">
            Tenu selon l’article 30 du RGPD par {company.legalName} ({brand.name}), {brand.email}. Il est tiré
            des tables du produit&nbsp;: une nouvelle donnée y figure avant d’être mise en ligne. Pour
            l’imprimer, utilisez l’impression du navigateur.
          </p>
        </div>
        {PARTS.map(({ as, title, words }) => (
          <section key={as} aria-labelledby={as} className="flex flex-col gap-4">
            <div>
              <h3 id={as} className="text-xl">
                {title}
              </h3>
              <p className="text-muted">{words}</p>
            </div>
            {activities
              .filter((activity) => activity.as === as)
              .map((activity) => (
                <ActivityCard key={activity.id} activity={activity} />
              ))}
          </section>
        ))}
        <section aria-labelledby="securite" className="flex flex-col gap-2">
          <h3 id="securite" className="text-xl">
            Mesures de sécurité
          </h3>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {SECURITY.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        </section>
      </AdminFrame>
    </div>
  )
}

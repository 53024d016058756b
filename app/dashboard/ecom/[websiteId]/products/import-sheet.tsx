'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, startTransition, useId } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Button, buttonStyle } from '@/components/ui/button'
import { describedBy, FieldNotes } from '@/components/ui/fields/field'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { SidePanel } from '@/components/ui/overlays/side-panel'
import type { ImportReport } from '@/lib/domain/catalogue/import-products'
import { importProductsAction } from './import-action'
import { IMPORT_FILE_MAX, TOO_LARGE } from './import-file'
import { ImportLines } from './import-lines'
import { countOf, ImportSummary } from './import-summary'

type Props = { websiteId: number; closeHref: string; exportHref: string }

const HINT = 'CSV avec une ligne de titres, 5\u00a0000 lignes et 5\u00a0Mo au plus.'
const UNREACHABLE = 'Rien n’a été importé. Vérifiez votre connexion, puis réessayez.'

/** Imports products from a file: first a check that changes nothing, then all lines or only the valid ones. */
export function ImportSheet({ websiteId, closeHref, exportHref }: Props) {
  const id = useId()
  const router = useRouter()
  const [state, run, busy] = useGuardedAction(importProductsAction, UNREACHABLE, ({ values }) => {
    if (readReport(values.report)?.isWritten) router.push(closeHref, { scroll: false })
  })
  const report = readReport(state.values.report)
  const issue = state.issues.file

  /** A native submit would clear the file, which the next step needs again. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    startTransition(() => run(form))
  }

  return (
    <SidePanel
      isWide
      title="Importer des produits"
      closeHref={closeHref}
      footer={
        <>
          <AppLink
            href={closeHref}
            scroll={false}
            className={buttonStyle({ look: 'secondary', className: 'max-sm:grow' })}
          >
            Annuler
          </AppLink>
          <Button type="submit" form={id} name="mode" value="check" busy={busy} className="max-sm:grow">
            {busy ? 'Lecture du fichier…' : 'Vérifier le fichier'}
          </Button>
        </>
      }
    >
      <form id={id} action={run} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        <FocusFirstFault state={state} title="Boutique" />
        <p>
          Une ligne par produit. Une <strong>référence</strong> déjà connue modifie son produit, une nouvelle
          en crée un. Seules les colonnes présentes sont lues&nbsp;; les images et les tailles restent comme
          elles sont. Le plus simple&nbsp;: partir de{' '}
          <a href={exportHref} className="font-semibold text-accent-text">
            l’export de vos produits
          </a>
          .
        </p>
        {state.status === 'error' && !issue && <Alert>{state.message}</Alert>}
        <HiddenFields values={{ websiteId }} />
        <FileField issue={issue} />
        {report && <Report report={report} busy={busy} />}
      </form>
    </SidePanel>
  )
}

const FileField = ({ issue }: { issue: string | undefined }) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor="file" className="font-semibold text-sm">
      Fichier CSV
    </label>
    <input
      type="file"
      id="file"
      name="file"
      // React's autoFocus sets no attribute, but dialogs need one.
      ref={(field) => field?.setAttribute('autofocus', '')}
      accept=".csv,text/csv"
      {...describedBy({ name: 'file', hint: HINT, issue })}
      onChange={({ currentTarget }) => {
        const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > IMPORT_FILE_MAX
        currentTarget.setCustomValidity(isTooLarge ? TOO_LARGE : '')
      }}
      className="control min-h-11 border-control file:mr-3 file:rounded-input file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-text"
    />
    <FieldNotes name="file" hint={HINT} issue={issue} />
  </div>
)

const Report = ({ report, busy }: { report: ImportReport; busy: boolean }) => (
  <section aria-labelledby="rapport" className="flex flex-col gap-4">
    <h3 id="rapport" className="text-lg">
      {report.isWritten ? 'Résultat de l’import' : 'Vérification, rien n’est encore importé'}
    </h3>
    <ImportSummary report={report} />
    {!report.isWritten && <ImportButtons report={report} busy={busy} />}
    <ImportLines report={report} />
  </section>
)

/** The actions available after a check. */
function ImportButtons({ report, busy }: { report: ImportReport; busy: boolean }) {
  const refused = countOf(report, 'refused')
  const good = countOf(report, 'created') + countOf(report, 'updated')
  if (good === 0) return <p className="text-muted">Aucune ligne à importer.</p>
  if (refused === 0)
    return (
      <Button type="submit" name="mode" value="all" busy={busy} className="self-start">
        Tout importer
      </Button>
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        Corrigez ces lignes dans votre fichier et vérifiez-le à nouveau pour tout importer, ou importez déjà
        les autres.
      </p>
      <Button type="submit" name="mode" value="good" busy={busy}>
        {good > 1 ? `Importer les ${good} lignes correctes` : 'Importer la ligne correcte'}
      </Button>
    </div>
  )
}

const readReport = (text: string | undefined): ImportReport | null =>
  text === undefined ? null : (JSON.parse(text) as ImportReport)

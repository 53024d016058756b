'use client'

import { Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Button, ButtonLink, buttonStyle } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Alert } from '@/components/ui/layout/alert'
import { brand } from '@/content/brand'

type Props = {
  sentence: string
  /** The recovery codes, separated by spaces; undefined when the account already had some. */
  codes: string | undefined
}

/** Confirms that a factor was added, and shows its recovery codes, for the only time. */
export function Added({ sentence, codes }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const list = codes?.split(' ') ?? []
  const text = `${brand.name}, codes de secours\n\n${list.join('\n')}\n`
  return (
    <div className="flex flex-col gap-5">
      <title>{`Second facteur · ${brand.name}`}</title>
      <Alert look="success">{sentence}</Alert>
      {list.length > 0 && (
        <section aria-labelledby="codes-de-secours" className="printed-alone flex flex-col gap-4">
          <h3 id="codes-de-secours" ref={heading} tabIndex={-1} className="text-lg">
            Vos codes de secours
          </h3>
          <p className="text-muted">
            Gardez-les hors de cet appareil : chacun ouvre votre compte une fois, à la place du code ou de la
            clé. Ils ne seront plus jamais affichés.
          </p>
          <ul className="grid grid-cols-1 gap-x-4 gap-y-1.5 rounded-input bg-sunken px-4 py-3">
            {list.map((code) => (
              <li key={code}>
                <code className="text-sm">{code}</code>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3 print:hidden">
            <CopyButton text={text} label="Copier" instead="sélectionnez les codes." />
            <ButtonLink
              look="secondary"
              size="small"
              download="codes-de-secours.txt"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            >
              <Download aria-hidden="true" className="size-4" />
              Télécharger
            </ButtonLink>
            <Button look="secondary" size="small" className="noscript:hidden" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              Imprimer
            </Button>
          </div>
        </section>
      )}
      <AppLink href="/dashboard/compte/second-facteur" scroll={false} className={buttonStyle({ wide: true })}>
        {list.length > 0 ? 'J’ai gardé ces codes' : 'Terminer'}
      </AppLink>
    </div>
  )
}

import Form from 'next/form'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Button, buttonStyle } from '@/components/ui/button'
import { HiddenFields, type HiddenValues } from '@/components/ui/fields/hidden-fields'
import { SidePanel } from '@/components/ui/overlays/side-panel'

type Props = {
  title: string
  path: string
  closeHref: string
  fields: HiddenValues
  /** False where the action has no options. */
  canGoOn?: boolean
  children: ReactNode
}

const FORM = 'premiere-etape'

/** The first step of an action: its options. Its form leads to the URL of the second step, which shows the consequences. */
export const FirstStep = ({ title, path, closeHref, fields, canGoOn = true, children }: Props) => (
  <SidePanel
    title={title}
    closeHref={closeHref}
    isWide
    footer={
      <>
        <BackLink href={closeHref} />
        {canGoOn && (
          <Button type="submit" form={FORM} className="max-sm:grow">
            Voir ce qui en résulte
          </Button>
        )}
      </>
    }
  >
    <Form id={FORM} action={path} scroll={false} prefetch={false} className="flex flex-col gap-5">
      <HiddenFields values={fields} />
      {children}
    </Form>
  </SidePanel>
)

const BackLink = ({ href }: { href: string }) => (
  <AppLink
    lang="en"
    href={href}
    scroll={false}
    className={buttonStyle({ look: 'secondary', className: 'max-sm:grow' })}
  >
    Cancel
  </AppLink>
)

import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/layout/alert'

export function LoadError({ message }: { message: string }) {
  return (
    <Alert
      action={
        <AppLink href="/dashboard" className="font-semibold underline">
          Réessayer
        </AppLink>
      }
    >
      {message}
    </Alert>
  )
}

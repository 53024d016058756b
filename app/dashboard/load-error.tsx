import { Alert } from '@/components/ui/alert'

export function LoadError({ message }: { message: string }) {
  return (
    <Alert
      action={
        <a href="/dashboard" className="font-semibold underline">
          Réessayer
        </a>
      }
    >
      {message}
    </Alert>
  )
}

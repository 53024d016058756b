import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'

/** Shown without script when another person wrote while this message was being typed. */
export const NewMessageWarning = ({ text }: { text: string | undefined }) => (
  <Alert
    look="late"
    role="alert"
    className="mb-2"
    action={
      <Button type="submit" name="anyway" value="on" look="secondary" size="small">
        Envoyer quand même
      </Button>
    }
  >
    {text}
  </Alert>
)

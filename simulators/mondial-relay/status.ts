/** An entry of the answer's list; without a level it is information only. */
export interface Status {
  Code: string
  Level?: 'Critical error' | 'Error' | 'Warning'
  Message: string
}

const status =
  (Level: NonNullable<Status['Level']>) =>
  (code: number | string, Message: string): Status => ({
    Code: String(code),
    Level,
    Message,
  })

export const critical = status('Critical error')
export const error = status('Error')
export const warning = status('Warning')

export const isError = ({ Level }: Status): boolean => Level === 'Critical error' || Level === 'Error'

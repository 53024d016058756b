const STEPS = ['octets', 'ko', 'Mo']

/** A file's size as French pages write it, with the 1024 that the limits count by. */
export function readableSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2
  const shown = (bytes / 1024 ** step).toLocaleString('fr-FR', { maximumFractionDigits: step === 2 ? 1 : 0 })
  return `${shown} ${step === 0 && bytes < 2 ? 'octet' : STEPS[step]}`
}

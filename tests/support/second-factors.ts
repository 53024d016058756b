import { TOTP } from 'otpauth'

/** The code that an app shows `steps` steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0, now = Date.now()): string =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: now + steps * 30_000 })

/** Six digits that match neither the current nor an adjacent code. */
export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  )
}

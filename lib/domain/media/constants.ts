export const PICTURE_MAX_BYTES = 10 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 40_000_000

/** The MIME types that browsers give accepted pictures; the server checks the content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
export const PICTURE_TOO_LARGE = 'Une image pèse 10\u00a0Mo au plus.'
export const NOT_A_PICTURE = 'Envoyez une image JPEG, PNG, WebP, AVIF ou GIF.'

export const PICTURE_ALT_MAX = 300

import sharp from 'sharp'

export type Portrait = {
  /** The position of its entry in the website's list. */
  position: number
  ground: string
  skin: string
  hair: string
  shirt: string
  long?: true
}

const SIZE = 800

/** Portraits of invented people: colours and a hair length. */
export const STAFF_PORTRAITS: Portrait[] = [
  { position: 1, ground: '#f6d9b8', skin: '#e8b48c', hair: '#4a2b1f', shirt: '#fdfbf6', long: true },
  { position: 2, ground: '#cfe0d6', skin: '#d9a07a', hair: '#2b2320', shirt: '#3d5a4c' },
  { position: 3, ground: '#e6d3e2', skin: '#b97a55', hair: '#1d1715', shirt: '#743650', long: true },
]

export const TESTIMONIAL_PORTRAITS: Portrait[] = [
  { position: 1, ground: '#dfe8f3', skin: '#f0c3a0', hair: '#b5763c', shirt: '#35618d', long: true },
  { position: 2, ground: '#f3e6c9', skin: '#e5ac84', hair: '#6f6a66', shirt: '#7f4f4a' },
  { position: 4, ground: '#dbe7d0', skin: '#c98f66', hair: '#3a2a20', shirt: '#66803f' },
]

/** A portrait as a square JPEG. */
export function drawPortrait({ ground, skin, hair, shirt, long }: Portrait): Promise<Buffer> {
  const behind = long
    ? `<path d="M235 360 Q235 170 400 170 Q565 170 565 360 L585 610 Q400 690 215 610 Z" fill="${hair}"/>`
    : `<path d="M250 350 Q240 175 400 175 Q560 175 550 350 Z" fill="${hair}"/>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <rect width="100%" height="100%" fill="${ground}"/>
    ${behind}
    <path d="M130 ${SIZE} Q140 610 330 590 L470 590 Q660 610 670 ${SIZE} Z" fill="${shirt}"/>
    <path d="M340 500 L460 500 L465 600 Q400 660 335 600 Z" fill="${skin}"/>
    <ellipse cx="400" cy="380" rx="132" ry="160" fill="${skin}"/>
    <path d="M262 360 Q270 205 400 205 Q530 205 538 360 Q500 300 430 285 Q320 280 262 360 Z" fill="${hair}"/>
    <g fill="#2a201c"><circle cx="350" cy="385" r="10"/><circle cx="450" cy="385" r="10"/></g>
    <path d="M350 455 Q400 500 450 455" fill="none" stroke="#2a201c" stroke-width="9" stroke-linecap="round"/>
  </svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer()
}

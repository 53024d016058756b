import sharp from 'sharp'

type Shape = 'jar' | 'bottle' | 'box' | 'bag' | 'shirt' | 'apron' | 'socks' | 'candle' | 'book' | 'basket'

/** What a product looks like, drawn to avoid any copyright. */
export type Ware = { shape: Shape; ground: string; body: string; accent: string; dark: string }

const SIZE = 900

const label = ({ accent, dark }: Ware, y: number, height = 150, width = 230) => `
  <rect x="${450 - width / 2}" y="${y}" width="${width}" height="${height}" rx="10" fill="${accent}"/>
  <g stroke="${dark}" stroke-width="7" stroke-linecap="round">
    <path d="M${450 - width * 0.26} ${y + height * 0.34} H${450 + width * 0.26}"/>
    <path d="M${450 - width * 0.34} ${y + height * 0.56} H${450 + width * 0.34}" opacity="0.55"/>
    <path d="M${450 - width * 0.16} ${y + height * 0.76} H${450 + width * 0.16}" opacity="0.55"/>
  </g>`

/** Each stands on the table's edge, y = 720, in the middle of the picture. */
const SHAPES: Record<Shape, (ware: Ware) => string> = {
  jar: (ware) => `
    <rect x="300" y="330" width="300" height="390" rx="46" fill="${ware.body}"/>
    <rect x="318" y="250" width="264" height="92" rx="14" fill="${ware.dark}"/>
    <path d="M330 400 V650" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity="0.35"/>
    ${label(ware, 450)}`,
  bottle: (ware) => `
    <path d="M410 170 H490 V300 Q490 340 530 380 Q560 412 560 460 V690 Q560 720 530 720 H370 Q340 720 340 690 V460
      Q340 412 370 380 Q410 340 410 300 Z" fill="${ware.body}"/>
    <rect x="400" y="140" width="100" height="70" rx="12" fill="${ware.dark}"/>
    <path d="M366 470 V660" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity="0.3"/>
    ${label(ware, 480, 160, 200)}`,
  box: (ware) => `
    <path d="M240 420 L450 350 L660 420 V660 L450 720 L240 660 Z" fill="${ware.body}"/>
    <path d="M240 420 L450 490 L660 420 L450 350 Z" fill="${ware.accent}"/>
    <path d="M450 490 V720" stroke="${ware.dark}" stroke-width="6" opacity="0.35"/>
    <path d="M345 385 L555 455 V690 M555 385 L345 455 V690" stroke="${ware.dark}" stroke-width="20" fill="none"/>`,
  bag: (ware) => `
    <path d="M310 290 H590 L620 690 Q620 720 590 720 H310 Q280 720 280 690 Z" fill="${ware.body}"/>
    <path d="M310 290 H590 L596 360 H304 Z" fill="${ware.dark}"/>
    <circle cx="450" cy="325" r="16" fill="${ware.accent}"/>
    ${label(ware, 440, 190, 220)}`,
  shirt: (ware) => `
    <path d="M360 240 Q450 310 540 240 L700 320 L650 440 L590 410 V720 H310 V410 L250 440 L200 320 Z"
      fill="${ware.body}"/>
    <path d="M360 240 Q450 310 540 240" fill="none" stroke="${ware.dark}" stroke-width="16"/>
    <circle cx="450" cy="470" r="72" fill="${ware.accent}"/>
    <path d="M390 490 Q450 420 510 490" fill="none" stroke="${ware.dark}" stroke-width="12" stroke-linecap="round"/>`,
  apron: (ware) => `
    <path d="M380 300 Q370 210 450 200 Q530 210 520 300" fill="none" stroke="${ware.dark}" stroke-width="14"/>
    <path d="M370 300 H530 Q540 400 640 430 V690 Q640 720 610 720 H290 Q260 720 260 690 V430 Q360 400 370 300 Z"
      fill="${ware.body}"/>
    <path d="M340 530 H560 V640 Q560 660 540 660 H360 Q340 660 340 640 Z" fill="${ware.accent}"/>
    <path d="M450 530 V660" stroke="${ware.dark}" stroke-width="6" opacity="0.4"/>`,
  socks: (ware) => `
    <path id="sock" d="M300 240 H420 V540 Q420 580 470 600 L540 630 Q590 660 570 700 Q560 720 520 720 H400
      Q300 700 300 580 Z" fill="${ware.body}"/>
    <path d="M300 240 H420 V300 H300 Z" fill="${ware.dark}"/>
    <path d="M300 350 H420 M300 400 H420 M300 450 H420" stroke="${ware.accent}" stroke-width="20"/>
    <g transform="translate(170 -30)">
      <path d="M300 270 H420 V540 Q420 580 470 600 L520 620 Q570 650 550 690 Q540 720 500 720 H400
        Q300 700 300 580 Z" fill="${ware.body}"/>
      <path d="M300 270 H420 V330 H300 Z" fill="${ware.dark}"/>
      <path d="M300 380 H420 M300 430 H420 M300 480 H420" stroke="${ware.accent}" stroke-width="20"/>
    </g>`,
  candle: (ware) => `
    <path d="M450 190 Q492 250 450 292 Q408 250 450 190 Z" fill="#f6b73c"/>
    <path d="M450 280 V330" stroke="${ware.dark}" stroke-width="8"/>
    <rect x="310" y="330" width="280" height="390" rx="26" fill="${ware.body}"/>
    <ellipse cx="450" cy="336" rx="140" ry="24" fill="${ware.accent}"/>
    ${label(ware, 470)}`,
  book: (ware) => `
    <rect x="290" y="230" width="330" height="490" rx="14" fill="${ware.dark}"/>
    <rect x="276" y="230" width="330" height="480" rx="14" fill="${ware.body}"/>
    <path d="M310 230 V710" stroke="${ware.dark}" stroke-width="8" opacity="0.4"/>
    ${label(ware, 320, 170, 210)}
    <circle cx="455" cy="600" r="46" fill="${ware.accent}"/>`,
  basket: (ware) => `
    <path d="M270 450 Q450 120 630 450" fill="none" stroke="${ware.dark}" stroke-width="24"/>
    <circle cx="360" cy="430" r="70" fill="${ware.accent}"/><circle cx="470" cy="400" r="80" fill="#c9564a"/>
    <circle cx="560" cy="440" r="64" fill="#7d9b4e"/>
    <path d="M230 450 H670 L620 690 Q612 720 580 720 H320 Q288 720 280 690 Z" fill="${ware.body}"/>
    <path d="M250 520 H650 M262 590 H638 M276 660 H624" stroke="${ware.dark}" stroke-width="10" opacity="0.4"/>`,
}

/** The views of a ware, one per picture: alone, close, three of it. */
const VIEWS = [
  (drawing: string) => `<g transform="translate(-117 -187) scale(1.26)">${drawing}</g>`,
  (drawing: string) => `<g transform="translate(-330 -420) scale(1.75)">${drawing}</g>`,
  (drawing: string) =>
    [
      [-120, 0.62],
      [420, 0.62],
      [45, 0.86],
    ]
      .map(
        ([x, scale = 1]) =>
          `<g transform="translate(${x} ${720 - 720 * scale}) scale(${scale})">${drawing}</g>`,
      )
      .join(''),
]

/** A square picture of a ware as a JPEG, in one of three views. */
export function drawWare(ware: Ware, view: number): Promise<Buffer> {
  const shown = (VIEWS[view] ?? ((drawing: string) => drawing))(SHAPES[ware.shape](ware))
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <rect width="100%" height="100%" fill="${ware.ground}"/>
    <rect y="720" width="100%" height="180" fill="${ware.dark}" opacity="0.14"/>
    <ellipse cx="450" cy="728" rx="270" ry="20" fill="${ware.dark}" opacity="0.22"/>
    ${shown}
  </svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer()
}

import sharp from 'sharp'

export type Scene = {
  title: string
  sky: [string, string]
  hills: [string, string, string]
  sun: string
  tall?: true
}

/** The pictures of the restaurant's gallery, drawn to avoid any copyright. */
export const SCENES: Scene[] = [
  {
    title: 'Lumière du matin',
    sky: ['#fdf1e3', '#f6c9a0'],
    hills: ['#d98f5c', '#a85f3c', '#6b3a2a'],
    sun: '#fff6d8',
  },
  {
    title: 'La garrigue en été',
    sky: ['#e9f0d8', '#c9d9a4'],
    hills: ['#97ad66', '#66803f', '#3d5428'],
    sun: '#fbe9a8',
    tall: true,
  },
  {
    title: 'Soir sur l’étang',
    sky: ['#3b3560', '#e08a6d'],
    hills: ['#8d5a78', '#5b3f68', '#2d2547'],
    sun: '#ffd9a0',
  },
  {
    title: 'Sel et sable',
    sky: ['#fbf7ef', '#e8dcc8'],
    hills: ['#d3bd9a', '#b0936b', '#7d6547'],
    sun: '#f3b48a',
  },
  {
    title: 'Le bleu du large',
    sky: ['#dff0f5', '#9fcbdc'],
    hills: ['#5f9fb8', '#356f8d', '#1c425c'],
    sun: '#fff2cf',
  },
  {
    title: 'Vendanges',
    sky: ['#f6e4e6', '#d9a3ad'],
    hills: ['#a85a6f', '#743650', '#431c33'],
    sun: '#f9cf9b',
    tall: true,
  },
  {
    title: 'Figues et miel',
    sky: ['#fff3d6', '#f0c46c'],
    hills: ['#c98a3a', '#7f4f4a', '#4a2b40'],
    sun: '#fff9e6',
  },
  {
    title: 'Oliviers sous le vent',
    sky: ['#eef1ec', '#c4cfc2'],
    hills: ['#9aaa94', '#6d8069', '#435443'],
    sun: '#f7ead0',
  },
  {
    title: 'Nuit de fête',
    sky: ['#141a3a', '#41346e'],
    hills: ['#5a4287', '#342a5c', '#171433'],
    sun: '#ffe3a3',
  },
  {
    title: 'Terre cuite',
    sky: ['#f8e7dc', '#e5b295'],
    hills: ['#c9764e', '#9c4f34', '#5f2d22'],
    sun: '#fbd8b2',
    tall: true,
  },
  {
    title: 'Citrons de Sète',
    sky: ['#fffbe0', '#f5e27a'],
    hills: ['#c8cf5c', '#86a24a', '#4b6b3a'],
    sun: '#ffffff',
  },
  {
    title: 'Premier givre',
    sky: ['#f2f6fb', '#cfdcec'],
    hills: ['#a3b7d1', '#7289ab', '#465a7c'],
    sun: '#fde6d2',
  },
]

/** The posters of the restaurant's events, by their positions in its list. */
export const EVENT_SCENES: (Scene & { position: number })[] = [
  {
    position: 1,
    title: 'Soirée vins et tapas',
    sky: ['#2b1730', '#a8485a'],
    hills: ['#7c2f4a', '#531f3a', '#2c1226'],
    sun: '#f7c98b',
  },
  {
    position: 2,
    title: 'Semaine de la truffe',
    sky: ['#efe7da', '#c7b294'],
    hills: ['#8d7355', '#5e4a38', '#33281f'],
    sun: '#fbf2dd',
  },
]

const STEPS = 24

/** Draws a scene as a JPEG of two megapixels, always the same for the same number. */
export function drawScene({ sky, hills, sun, tall }: Scene, number: number): Promise<Buffer> {
  const [width, height] = tall ? [1200, 1600] : [1600, 1200]
  const sunAt = { x: width * (0.2 + ((number * 0.37) % 0.6)), y: height * (0.18 + ((number * 0.23) % 0.22)) }
  const layers = hills.map((color, layer) => drawHill({ width, height, color, layer, number }))
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${sunAt.x}" cy="${sunAt.y}" r="${height * 0.16}" fill="${sun}" opacity="0.35"/>
    <circle cx="${sunAt.x}" cy="${sunAt.y}" r="${height * 0.1}" fill="${sun}"/>
    ${layers.join('')}
  </svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer()
}

type Hill = { width: number; height: number; color: string; layer: number; number: number }

/** Draws a ridge of two waves, lower for each nearer layer. */
function drawHill({ width, height, color, layer, number }: Hill): string {
  const base = height * (0.52 + layer * 0.15)
  const ridge = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (step / STEPS) * Math.PI * 2
    const rise = Math.sin(at * (0.8 + layer * 0.3) + number * 1.7 + layer) + 0.4 * Math.sin(at * 2.3 + number)
    return `${Math.round((step / STEPS) * width)},${Math.round(base - rise * height * 0.06)}`
  })
  return `<polygon points="0,${height} ${ridge.join(' ')} ${width},${height}" fill="${color}"/>`
}

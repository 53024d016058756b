import type { Answer } from '../wire/message'
import { labelChecksum } from './answer-shipment'
import type { Shipment, Shipments } from './shipments'

/** The label at a URL of an answer. */
export function answerLabel(query: URLSearchParams, shipments: Shipments): Answer {
  const shipment = shipments.find(query.get('expedition') ?? '')
  if (!shipment || query.get('crc') !== labelChecksum(shipment.number))
    return { status: 404, body: 'Not found' }
  return { status: 200, headers: { 'content-type': 'application/pdf' }, body: labelPdf(shipment) }
}

/** 10 × 15 cm, in points. */
const [WIDTH, HEIGHT] = [283, 425]

/** One page of text and bars, written by hand: five objects and their offsets. */
function labelPdf(shipment: Shipment): Buffer {
  const content = pageOf(shipment)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = String(body.length).padStart(10, '0')
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + trailer, 'latin1')
}

function pageOf({ number, orderNo, mode, location, weightGrams, sender, recipient }: Shipment): string {
  const lines: [size: number, text: string][] = [
    [9, 'MONDIAL RELAY - ETIQUETTE SIMULEE'],
    [22, number],
    [12, `${mode} ${location}`.trim()],
    [9, `COMMANDE ${orderNo} - ${weightGrams} G`],
    [9, ''],
    [9, 'DESTINATAIRE'],
    ...recipient.map((line): [number, string] => [12, line]),
    [9, ''],
    [9, 'EXPEDITEUR'],
    ...sender.map((line): [number, string] => [9, line]),
  ]
  let height = HEIGHT - 20
  const text = lines.map(([size, line]) => {
    height -= size + 4
    return `BT /F1 ${size} Tf 20 ${height} Td (${escaped(line)}) Tj ET`
  })
  return [...text, ...bars(number)].join('\n')
}

/** Bars that differ by number; not a scannable code. */
const bars = (number: string) =>
  [...number].map((digit, index) => `${20 + index * 28} 20 ${3 + Number(digit) * 2} 40 re f`)

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&').replaceAll(/[^ -~]/g, '?')

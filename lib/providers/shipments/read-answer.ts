import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

/** An entry of the carrier's list; a level that contains "error" is one, any other or none is information. */
export type Status = { code: string; level: 'error' | 'warning' | 'info'; message: string }

export type CarrierAnswer = {
  /** null: none was created, or it is unknown. */
  expeditionNumber: string | null
  labelUrl: string | null
  statuses: Status[]
}

const REPEATED = ['shipment', 'label', 'status']

/** The carrier spells names with and without capitals: compare them in lower case. */
const small = (name: string) => name.toLowerCase()

const parser = new XMLParser({
  removeNSPrefix: true,
  // Attributes read like elements: the carrier writes numbers and statuses as either.
  ignoreAttributes: false,
  attributeNamePrefix: '',
  transformTagName: small,
  transformAttributeName: small,
  // All values are text: `00544601` is not a number.
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => REPEATED.includes(name),
})

const MESSAGE_LENGTH = 200
const Text = z
  .string()
  .optional()
  .transform((text = '') => text.trim().replaceAll(/\s+/g, ' ').slice(0, MESSAGE_LENGTH))

/** An element with these children; an empty one is parsed as text. */
const element = <T extends z.ZodRawShape>(shape: T) => z.literal('').or(z.object(shape)).optional()

const StatusList = element({
  status: z.array(element({ code: Text, level: Text, message: Text })).optional(),
}).catch(undefined)

const Answer = z.object({
  shipmentcreationresponse: z.object({
    shipmentslist: element({
      shipment: z
        .array(
          element({
            shipmentnumber: z.string().optional(),
            // The number counts, even when this is malformed.
            labellist: element({
              label: z.array(element({ output: z.string().optional() })).optional(),
            }).catch(undefined),
            statuslist: StatusList,
          }),
        )
        .optional(),
    }),
    statuslist: StatusList,
  }),
})

/** Reads the carrier's answer. Throws when it is invalid; the error quotes nothing of the answer, which repeats the password. */
export function readAnswer(text: string): CarrierAnswer {
  const answer = parsed(text)
  const shipment = (answer.shipmentslist || undefined)?.shipment?.[0] || undefined
  const label = (shipment?.labellist || undefined)?.label?.[0] || undefined
  return {
    expeditionNumber: shipment?.shipmentnumber?.trim() || null,
    labelUrl: label?.output?.trim() || null,
    // A refusal is next to the shipments, or inside the one that it is about.
    statuses: [...statusesIn(answer.statuslist), ...statusesIn(shipment?.statuslist)],
  }
}

const statusesIn = (list: z.output<typeof StatusList>): Status[] =>
  ((list || undefined)?.status ?? []).flatMap((status) =>
    status ? [{ code: status.code, level: levelOf(status.level), message: status.message }] : [],
  )

function parsed(text: string) {
  try {
    // `true`: rejects malformed XML.
    const answer = Answer.safeParse(parser.parse(text, true))
    if (answer.success) return answer.data.shipmentcreationresponse
  } catch {
    // Dropped, because the parser quotes the text that it could not read.
  }
  throw new Error('The carrier’s answer cannot be read')
}

function levelOf(level: string): Status['level'] {
  if (/error/i.test(level)) return 'error'
  return /warn/i.test(level) ? 'warning' : 'info'
}

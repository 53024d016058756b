import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

/** An entry of the carrier's list; a level with "error" in it is one, all others and none are information. */
export type Status = { code: string; level: 'error' | 'warning' | 'info'; message: string }

export type CarrierAnswer = {
  /** null: none was made, or it cannot be told. */
  expeditionNumber: string | null
  labelUrl: string | null
  statuses: Status[]
}

const REPEATED = ['Shipment', 'Label', 'Status']

const parser = new XMLParser({
  removeNSPrefix: true,
  // Attributes read like elements: the carrier writes numbers and statuses as either.
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // All values are text: `00544601` is no number.
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => REPEATED.includes(name),
})

const MESSAGE_LENGTH = 200
const Text = z
  .string()
  .optional()
  .transform((text = '') => text.trim().replaceAll(/\s+/g, ' ').slice(0, MESSAGE_LENGTH))

/** An element with these, which is text when it is empty. */
const element = <T extends z.ZodRawShape>(shape: T) => z.literal('').or(z.object(shape)).optional()

const Answer = z.object({
  ShipmentCreationResponse: z.object({
    ShipmentsList: element({
      Shipment: z
        .array(
          element({
            ShipmentNumber: z.string().optional(),
            // The number counts, however odd the rest is.
            LabelList: element({
              Label: z.array(element({ Output: z.string().optional() })).optional(),
            }).catch(undefined),
          }),
        )
        .optional(),
    }),
    StatusList: element({
      Status: z.array(element({ Code: Text, Level: Text, Message: Text })).optional(),
    }).catch(undefined),
  }),
})

/** Reads the carrier's answer. Throws when it is none; what it throws has nothing of the answer, which repeats the password. */
export function readAnswer(text: string): CarrierAnswer {
  const { ShipmentsList, StatusList } = parsed(text)
  const shipment = (ShipmentsList || undefined)?.Shipment?.[0] || undefined
  const label = (shipment?.LabelList || undefined)?.Label?.[0] || undefined
  return {
    expeditionNumber: shipment?.ShipmentNumber?.trim() || null,
    labelUrl: label?.Output?.trim() || null,
    statuses: ((StatusList || undefined)?.Status ?? []).flatMap((status) =>
      status ? [{ code: status.Code, level: levelOf(status.Level), message: status.Message }] : [],
    ),
  }
}

function parsed(text: string) {
  try {
    // `true`: refuses what is not well-formed.
    const answer = Answer.safeParse(parser.parse(text, true))
    if (answer.success) return answer.data.ShipmentCreationResponse
  } catch {
    // The parser quotes what it could not read.
  }
  throw new Error('The carrier’s answer cannot be read')
}

function levelOf(level: string): Status['level'] {
  if (/error/i.test(level)) return 'error'
  return /warn/i.test(level) ? 'warning' : 'info'
}

import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import { type FeeRule, FeeRuleCursor, FeeRuleInput } from '@/lib/domain/fees/schema'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { toDomain, toWire } from './names'
import { IdParam, operation } from './operation'

const tag = 'Règles de frais'

const inputNames = {
  minAmountCents: 'MinAmount',
  fixedFeeCents: 'FixedFee',
  percentage: 'PercentageFee',
  maxFeeCents: 'MaxFee',
  customFormula: 'CustomFormula',
} as const
const names = { id: 'Id', ...inputNames } as const

const inCents = z.int().meta({ description: 'En centimes' })

const FeeRuleWire = z
  .object(
    toWire(names, {
      id: EntityId,
      minAmountCents: inCents,
      fixedFeeCents: inCents,
      percentage: z.number().meta({ description: 'De 0 à 100, deux décimales' }),
      maxFeeCents: z
        .int()
        .nullable()
        .meta({ description: 'En centimes ; 0 : pas de frais, null : sans plafond' }),
      customFormula: z
        .string()
        .nullable()
        .meta({ description: 'Remplace la somme de FixedFee et PercentageFee' }),
    }),
  )
  .meta({ id: 'FeeRule' })

export const feeRuleToWire = (rule: FeeRule): z.input<typeof FeeRuleWire> => toWire(names, rule)

const input = FeeRuleInput.shape

export const listFeeRulesOperation = operation({
  method: 'GET',
  path: '/users/{id}/fees',
  tag,
  summary: 'Lister les règles de frais d’un compte, par montant minimum',
  access: 'fees.manage',
  params: IdParam,
  status: 200,
  list: { row: FeeRuleWire, cursor: FeeRuleCursor },
  refusals: ['not_found'],
})

export const createFeeRuleOperation = operation({
  method: 'POST',
  path: '/users/fees/{id}',
  tag,
  summary: 'Ajouter une règle au compte de ce numéro',
  access: 'fees.manage',
  params: IdParam,
  body: z
    .object({
      SubmissionId,
      ...toWire(inputNames, {
        ...input,
        maxFeeCents: input.maxFeeCents.default(null),
        customFormula: input.customFormula.default(null),
      }),
    })
    .transform(({ SubmissionId: submissionId, ...body }) => ({
      submissionId,
      input: toDomain(inputNames, body),
    })),
  names,
  status: 201,
  answer: FeeRuleWire,
  refusals: ['not_found', 'conflict'],
})

export const updateFeeRuleOperation = operation({
  method: 'PUT',
  path: '/users/fees/{id}',
  tag,
  summary: 'Modifier tout ou partie de la règle de ce numéro',
  access: 'fees.manage',
  params: IdParam,
  body: z
    .object(toWire(inputNames, input))
    .partial()
    .transform((body) => toDomain(inputNames, body)),
  names,
  status: 200,
  answer: FeeRuleWire,
  refusals: ['not_found', 'conflict'],
})

export const deleteFeeRuleOperation = operation({
  method: 'DELETE',
  path: '/users/fees/{id}',
  tag,
  summary: 'Supprimer la règle de ce numéro',
  access: 'fees.manage',
  params: IdParam,
  status: 204,
  refusals: ['not_found'],
})

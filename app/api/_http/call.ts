import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import type { Context } from '@/lib/domain/context'
import type { Page, Slice } from '@/lib/domain/paging'
import type { Operation } from '../_wire/operation'

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Member<Op, Name extends keyof Operation> = Op extends { [Key in Name]: infer Value } ? Value : undefined

/** A handler's input: everything that its operation declares, parsed. */
export type Call<Op extends Operation> = {
  ctx: Context
  /** The configured public origin, for absolute URLs in an answer. */
  publicOrigin: string
  params: Output<Member<Op, 'params'>>
  query: Output<Member<Op, 'query'>>
  /** With `rawBody`, the bytes whose signature was verified. */
  body: Op extends { rawBody: object } ? Uint8Array : Output<Member<Op, 'body'>>
  /** The requested page of the list. A whole list is read page by page. */
  page: Op extends { list: { cursor: infer Cursor extends z.ZodType } } ? Page<z.output<Cursor>> : undefined
  request: NextRequest
}

/** A handler's result: what the operation publishes, or a `Response` when that is not JSON. */
export type Answered<Op extends Operation> = Op extends {
  list: { row: infer Row extends z.ZodType; cursor: infer Cursor extends z.ZodType }
}
  ? Slice<z.input<Row>, z.output<Cursor>>
  : Op extends { answer: infer Answer extends z.ZodType }
    ? z.input<Answer>
    : Op extends { answerType: string } | { status: 303 }
      ? Response
      : undefined | void

type KeysOf<Value> = Value extends unknown ? keyof Value : never
type At<Value, Key> = Value extends unknown ? (Key extends keyof Value ? Value[Key] : never) : never

/** The answer's fields, at any depth, that its published type lacks. */
type Unpublished<Given, Published> = unknown extends Published
  ? never
  : Given extends readonly (infer Row)[]
    ? Unpublished<Row, Published extends readonly (infer PublishedRow)[] ? PublishedRow : never>
    : Given extends Response | undefined | null
      ? never
      : Given extends object
        ?
            | Exclude<keyof Given, KeysOf<Published>>
            | {
                [Key in keyof Given & KeysOf<Published>]: Unpublished<Given[Key], At<Published, Key>>
              }[keyof Given & KeysOf<Published>]
        : never

type RowsOf<Given> = Given extends Slice<infer Row, unknown> ? Row[] : Given

/** A handler of the operation. Its result may only have fields that the schema publishes. */
export type Handler<Op extends Operation, Result extends Answered<Op>> = (
  call: Call<Op>,
) => Promise<
  [Unpublished<RowsOf<Result>, RowsOf<Answered<Op>>>] extends [never]
    ? Result
    : { 'not in the published answer': Unpublished<RowsOf<Result>, RowsOf<Answered<Op>>> }
>

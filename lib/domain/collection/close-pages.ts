import type { Context } from '../context'
import { applyPage } from './apply-page'
import { readOpenPages } from './payment-page'

/** Ends every open page on which one of these invoices could be paid, before they are debited or put on another page. A page used
 *  before that takes effect; `isUsed` is then true. */
export async function closePages(ctx: Context, invoiceIds: number[]): Promise<{ isUsed: boolean }> {
  let isUsed = false
  for (const page of await readOpenPages(ctx, invoiceIds)) {
    const { state } = await applyPage(ctx, page, true)
    isUsed ||= state === 'complete'
  }
  return { isUsed }
}

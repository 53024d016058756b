/** Ends the launcher with one sentence for people, without a stack. */
export class Halt extends Error {
  override name = 'Halt'
}

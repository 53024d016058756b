/** Ends the launcher with a message for the user, without a stack. */
export class Halt extends Error {
  override name = 'Halt'
}

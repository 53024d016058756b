/** The ref of a sheet's first focused field: dialogs look for the autofocus attribute, which React's autoFocus does not set. */
export const startHere = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '')

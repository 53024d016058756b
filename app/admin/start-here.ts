/** The ref of the field in which a sheet begins: React's autoFocus sets no attribute, but dialogs look for one. */
export const startHere = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '')

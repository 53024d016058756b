/** Metadata of a page whose form sets the title itself; two would be sent else, and the first one wins. */
export const NO_TITLE = { absolute: '' }

/** For a page whose form sets the title: with two titles in the document the first would win. */
export const NO_TITLE = { absolute: '' }

/** Whether it happens in what lies over the page and scrolls by itself, such as the phone's menu. */
export const isOverPage = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('dialog, :popover-open') !== null

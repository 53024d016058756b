/** Whether an event happens in an overlay with its own scroll, such as the phone's menu. */
export const isOverPage = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('dialog, :popover-open') !== null

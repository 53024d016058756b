'use client'

import { useFocusOnArrival, useReloadOnLeave } from './use-arrival'
import { useTraversal } from './use-traversal'

/** Handles focus, scroll and history when a screen changes without a document load, as a browser does for documents. */
export function FrameWatch() {
  useTraversal()
  useFocusOnArrival()
  useReloadOnLeave()
  return null
}

'use client'

import { useEffect } from 'react'
import { forgetInput } from '@/app/(shop)/checkout/kept-input'

/** Deletes this tab's stored input of a checkout whose order is paid. */
export function ForgetInput({ websiteId }: { websiteId: number }) {
  useEffect(() => forgetInput(websiteId), [websiteId])
  return null
}

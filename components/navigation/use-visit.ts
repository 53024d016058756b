'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import { beginNavigation } from './pending'

/** Navigates to a signed-in screen from code, with the same loading indicators as a clicked link. */
export function useVisit(): (path: string) => void {
  const router = useRouter()
  const [path, setPath] = useState('')
  const [isPending, startTransition] = useTransition()
  useEffect(() => (isPending ? beginNavigation(path) : undefined), [isPending, path])
  return (next) => {
    setPath(next)
    startTransition(() => router.push(next))
  }
}

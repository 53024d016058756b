import { z } from 'zod'
import { type Day } from '@/lib/domain/calendar'
import { calendarDate, requiredText } from '@/lib/domain/fields'
import { parseEuros } from '@/lib/domain/money'

export const dayText = (label: string) => calendarDate(label).transform((text) => text as Day)

export const words = requiredText

/** Typed euros; an empty field means no value. */
export const eurosText = (label: string) =>
  z.string().transform((text, { issues }) => {
    if (text.trim() === '') return undefined
    const cents = parseEuros(text)
    if (cents !== null && cents > 0) return cents
    issues.push({ code: 'custom', message: `${label} est une somme en euros.`, input: text })
    return z.NEVER
  })

import type { Locator } from 'playwright/test'

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000

/** A future Tuesday, in the format of a date field. */
function nextTuesday(): string {
  const day = new Date(Date.now() + WEEK_MS)
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}

const VALUES: Record<string, () => string> = {
  email: () => 'jeanne@exemple.fr',
  tel: () => '06 12 34 56 78',
  date: nextTuesday,
  time: () => '14:30',
}

/** Fills in a form's required fields: the second option of a select, the first radio button, every checkbox. */
export async function fillRequired(form: Locator): Promise<void> {
  for (const control of await form.locator('[required]').all()) {
    const type = await control.evaluate((element: HTMLInputElement) => element.type)
    if (type === 'select-one') await control.selectOption({ index: 1 })
    else if (type === 'checkbox') await control.check()
    else if (type === 'radio') await form.locator('[type=radio][required]').first().check()
    else await control.fill(VALUES[type]?.() ?? 'Jeanne Martin')
  }
}

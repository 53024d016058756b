/** Whether the page is hydrated by the marks of components/ui/layout/hydrated.tsx, or has no script. Runs in the browser. */
export function isHydrated(): boolean {
  if (!document.querySelector('script[src*="/_next/"]')) return true
  const { dataset } = document.documentElement
  return dataset.hydrated !== undefined && !document.querySelector('[data-hydrating]')
}

/** The progress of each file, 0 to 1, when they are sent one after the other and this share of all bytes has been
 *  sent. */
export function fileShares(sizes: number[], share: number): number[] {
  let left = share * sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => {
    const sent = Math.min(size, Math.max(0, left))
    left -= size
    return size === 0 ? 1 : sent / size
  })
}

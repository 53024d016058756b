import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Closing } from '../closing'
import type { Account } from '../postgres/account'

/** A disk small enough for a drill to fill. */
export type SmallDisk = { fill: () => void; free: () => void }

const SIZE = '1g'

/** Mounts a disk of 1 GiB in memory on a folder; undefined where this user, or this machine, cannot mount. */
export function mountSmallDisk(
  folder: string,
  as: Account | undefined,
  closing: Closing,
): SmallDisk | undefined {
  if (!as) return undefined
  const options = `size=${SIZE},mode=700,uid=${as.uid},gid=${as.gid}`
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'ostal-drill', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  closing.add(() => unmount(folder))
  const filler = join(folder, 'filler')
  return { fill: () => fillDisk(filler), free: () => rmSync(filler, { force: true }) }
}

/** Unmounts the disks that an earlier run mounted below a folder. */
export function unmountBelow(folder: string): void {
  for (const line of readFileSync('/proc/mounts', 'utf8').split('\n')) {
    const [source, target = ''] = line.split(' ')
    if (source === 'ostal-drill' && target.startsWith(folder)) unmount(target)
  }
}

function unmount(folder: string) {
  execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
}

function fillDisk(file: string) {
  const block = Buffer.alloc(1_048_576)
  const open = openSync(file, 'w')
  try {
    while (true) writeSync(open, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(open)
  }
}

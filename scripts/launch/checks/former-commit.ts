import { git } from '../git'

function find(...args: string[]): string | undefined {
  const named = git(...args)
  return named && (git('rev-parse', '--verify', '--quiet', `${named}^{commit}`) || undefined)
}

/** The commit whose build ran before this one: FORMER_COMMIT, else the point where this branch left `main`, else the last
 *  tag or the previous commit. Undefined without git history. */
export function formerCommit(): string | undefined {
  const named = process.env.FORMER_COMMIT
  if (named) return find('rev-parse', named)
  const head = find('rev-parse', 'HEAD')
  const ways = [
    ['merge-base', 'HEAD', 'main'],
    ['merge-base', 'HEAD', 'origin/main'],
    ['describe', '--tags', '--abbrev=0', 'HEAD^'],
    ['rev-parse', 'HEAD^'],
  ]
  return ways.map((way) => find(...way)).find((commit) => commit !== undefined && commit !== head)
}

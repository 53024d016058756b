import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleMDX } from 'mdx-bundler'
import type { OutlineEntry } from '@/lib/domain/texts/schema'
import { anchorHeadings, filterLinks, refuseTags, setTypography } from './steps'

export type CompiledText = {
  /** JavaScript that returns the text as a component, for `getMDXComponent`. */
  code: string
  frontmatter: Record<string, unknown>
  outline: OutlineEntry[]
}

const compiled = new Map<string, { changedAt: number; text: Promise<CompiledText> }>()

/** Compiles `content/<name>.mdx`; once per process until the file changes. */
export async function compileText(name: string): Promise<CompiledText> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'content', `${name}.mdx`)
  const { mtimeMs: changedAt } = await stat(file)
  const known = compiled.get(name)
  if (known?.changedAt === changedAt) return known.text
  const text = readFile(file, 'utf8').then(compileSource)
  compiled.set(name, { changedAt, text })
  return text
}

export async function compileSource(source: string): Promise<CompiledText> {
  let outline: OutlineEntry[] = []
  const { code, frontmatter } = await bundleMDX({
    source,
    mdxOptions: (options) => ({
      ...options,
      rehypePlugins: [
        refuseTags,
        setTypography,
        filterLinks,
        [
          anchorHeadings,
          (found: OutlineEntry[]) => {
            outline = found
          },
        ],
      ],
    }),
  })
  return { code, frontmatter, outline }
}

import { getMDXComponent } from 'mdx-bundler/client/jsx'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { z } from 'zod'
import { typeset } from '@/lib/domain/texts/typeset'
import { type CompiledText, compileText } from '@/lib/server/texts/compile-text'
import { components } from './components'
import { values } from './values'

const words = z.string().transform(typeset)
/** YAML reads a day as its midnight in UTC. */
export const day = z.date().transform((date) => date.toISOString().slice(0, 10))

const Frontmatter = z.object({
  title: words,
  description: words,
  /** The sentence below the title. */
  intro: words.optional(),
  /** The day from which the text is in force. */
  updated: day.optional(),
})

/** A text of `content`: its front matter, and its content as an element. */
export const loadText = async (name: string) => {
  const text = await compileText(name)
  return { ...Frontmatter.parse(text.frontmatter), outline: text.outline, content: renderText(text) }
}

/** Runs the code built by mdx-bundler, with the React of the surrounding page. */
export function renderText({ code }: Pick<CompiledText, 'code'>) {
  const Content = getMDXComponent(code, { React, _jsx_runtime: jsxRuntime }, values)
  return <Content components={components} />
}

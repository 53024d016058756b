import { expect, it } from 'vitest'
import { compileSource } from './compile-text'

it('makes the outline of the headings of levels 1 to 4', async () => {
  const { outline } = await compileSource(
    '# Un\n\n## Prix *ferme*\n\n#### Détail\n\n##### Note\n\n## Prix *ferme*\n',
  )
  expect(outline).toEqual([
    {
      level: 1,
      text: 'Un',
      id: 'un',
      children: [
        {
          level: 2,
          text: 'Prix ferme',
          id: 'prix-ferme',
          children: [{ level: 4, text: 'Détail', id: 'detail', children: [] }],
        },
        { level: 2, text: 'Prix ferme', id: 'prix-ferme-2', children: [] },
      ],
    },
  ])
})

it.each(['[a](javascript:alert)', '[a](java&#115;cript:alert)', '[a](data&colon;text/html,b)'])(
  'keeps only the words of %s',
  async (source) => {
    expect((await compileSource(source)).code).not.toMatch(/href|alert|text\/html/)
  },
)

it('keeps the link of an allowed scheme', async () => {
  expect((await compileSource('[a](mailto:b@exemple.fr)')).code).toContain('mailto:b@exemple.fr')
})

it.each(['<a href="javascript:alert(1)">a</a>', '<script>alert(1)</script>', '## Prix {1 + 1}'])(
  'refuses %s',
  async (source) => {
    await expect(compileSource(source)).rejects.toThrow(/in a text|plain words/)
  },
)

import { expect, test } from 'vitest'
import { parseDocument } from './documents.ts'

const head = '---\ntitle: About {brand}: us\ndescription: Who\nlead: Hello.\n---\n'

test('A plain page has its texts as they are written, with links and facts', () => {
  const source = `${head}
## What it is {#what}

A [directory](/explore), {brand}.

**In short.** It lists.

Table: Badges

| Badge | Meaning |
| --- | --- |
| One | [Two](/terms#two) |

1. First
2. Second

<!-- contact -->
`
  expect(parseDocument(source)).toEqual({
    title: 'About {brand}: us',
    description: 'Who',
    lead: 'Hello.',
    sections: [
      {
        id: 'what',
        heading: 'What it is',
        blocks: [
          'A [directory](/explore), {brand}.',
          { topic: 'In short. ', text: 'It lists.' },
          { table: { caption: 'Badges', head: ['Badge', 'Meaning'], rows: [['One', '[Two](/terms#two)']] } },
          { steps: ['First', 'Second'] },
          { contact: true },
        ],
      },
    ],
  })
})

test.each(['> a quotation', '<!-- something else -->', '```\ncode\n```'])(
  '%s is refused, since pages show none',
  (text) => {
    expect(() => parseDocument(`${head}\n## One {#one}\n\n${text}\n`)).toThrow('a plain page has no')
  },
)

import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AreaKind } from '#features/catalog/rules.ts'
import { inPlace, nearPlace } from '#features/catalog/rules/in-place.ts'
import { foreignCharacters } from '#platform/server/chinese-scripts.ts'
import { locales, type Localized } from '#shared/locale.ts'
import { greetingLine, requestOf, withRequest } from './greeting.ts'

const read = (file: string) => JSON.parse(fs.readFileSync(`reference/${file}.json`, 'utf8')) as unknown

type Category = { slug: string; name: Localized; singular: Localized }
const { groups } = read('categories') as { groups: { categories: Category[] }[] }
const categories = groups.flatMap((group) => group.categories)

const areaFile = read('areas') as Record<'regions' | 'districts' | 'areas', { slug: string; name: Localized }[]>
const withKind = (kind: AreaKind) => areaFile[`${kind}s`].map((area) => ({ ...area, kind }))
const areas = [...withKind('region'), ...withKind('district'), ...withKind('area')]

/** "an" before a vowel sound; "MC" and "IT" are spoken letter by letter. */
const articleOf = (word: string) => (/^(?:[aeiou]|MC\b)/i.test(word) ? 'an' : 'a')
/** Written with this character in Hong Kong too, unlike in the dictionary. */
const isUsedInHongKong = (character: string) => character === '秘'

test.each(categories.map((category) => [category.slug, category] as const))(
  'the name of one provider of %s is a natural noun phrase in every language',
  (_, { name, singular: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans } }) => {
    const [, article, noun = ''] = /^(?:(an?) |someone to |(?=maternity support$))(.+)$/.exec(en)!
    if (article) expect(article).toBe(articleOf(noun))
    expect(en).not.toMatch(/[&.]/)
    if (/s$/i.test(name.en)) expect(en.toLowerCase()).not.toContain(name.en.toLowerCase())
    // A space is put between Latin and Chinese words only.
    for (const chinese of [zhHant, zhHans])
      expect(chinese.replaceAll(/(?<=[a-z]) (?=\p{Script=Han})/giu, '')).toMatch(/^[^，。、及嘅\s]{2,12}$/u)
    expect(foreignCharacters(zhHant, 'zh-Hant').filter((character) => !isUsedInHongKong(character))).toEqual([])
    expect(foreignCharacters(zhHans, 'zh-Hans')).toEqual([])
  },
)

describe('the greeting', () => {
  const forms = {
    en: { alone: /^I'm looking for [^.]+\. $/, placed: /^I'm looking for [^.]+ (?:in|on|near) [^.]+\. $/ },
    'zh-Hant': { alone: /^我想搵[^，嘅]+，$/, placed: /^我想搵[^，嘅]+嘅[^，嘅]+，$/ },
    'zh-Hans': { alone: /^我想找[^，]+，$/, placed: /^我想找[^，]+的[^，]+，$/ },
  }

  test.each(locales)('names every category in every place, or in none, naturally in %s', (locale) => {
    const greeting = greetingLine(locale, { name: 'Bright Tap', site: 'Kaifong' })
    for (const { singular } of categories) {
      const places = areas.flatMap(({ name, kind }) => [inPlace(name, kind), nearPlace(name, kind)])
      for (const place of [null, ...places]) {
        const request = requestOf(singular, place)
        expect(request[locale]).toMatch(forms[locale][place ? 'placed' : 'alone'])
        expect(request[locale]).toContain(singular[locale])
        expect(request[locale]).toContain(place?.[locale] ?? '')
        const whole = withRequest(greeting, request)
        expect(whole).toBe(greeting.replace(/(?=Are you|請問|请问)/, request[locale]))
        expect(whole).not.toMatch(/undefined|null|[{}]| {2}|[，。]{2}|[()（）]/)
      }
    }
  })

  test.each([
    ['sha-tin', 'in Sha Tin', '沙田'],
    ['sha-tin-district', 'in Sha Tin District', '沙田區'],
    ['eastern-district', 'in Eastern District', '東區'],
    ['islands-district', 'in Islands District', '離島區'],
    ['hong-kong-island', 'on Hong Kong Island', '港島'],
    ['new-territories', 'in the New Territories', '新界'],
    ['outlying-islands', 'on the Outlying Islands', '離島'],
    ['cheung-chau', 'on Cheung Chau', '長洲'],
    ['the-peak', 'on the Peak', '山頂'],
    ['pak-sha-wan', 'in Hebe Haven', '白沙灣'],
  ])('says the place %s as people do', (slug, english, chinese) => {
    const { name, kind } = areas.find((area) => area.slug === slug)!
    expect(inPlace(name, kind)).toMatchObject({ en: english, 'zh-Hant': chinese })
    const near = { en: english.replace(/^(?:in|on)/, 'near'), 'zh-Hant': `${chinese}附近` }
    expect(nearPlace(name, kind)).toMatchObject(near)
  })
})

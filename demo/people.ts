// Content: the people of the demonstration.
import type { profiles } from '#features/accounts/server/tables.ts'
import type { Locale } from '#shared/locale.ts'
import { randomFor, uuidAt } from './random.ts'

type Profile = typeof profiles.$inferInsert

/** [romanised, Chinese] */
const surnames = list(
  'Chan 陳|Wong 黃|Cheung 張|Lau 劉|Ho 何|Ng 吳|Lam 林|Chow 周|Leung 梁|Yip 葉|Kwok 郭|Mak 麥|Tse 謝|Fung 馮|Tsang 曾|Yeung 楊|Tang 鄧|Poon 潘|Yuen 袁|Lo 盧',
)
const given = list(
  'Ka Man 嘉敏|Wai Ming 偉明|Siu Ling 小玲|Chi Keung 志強|Mei Yee 美儀|Ho Yin 浩然|Tsz Ching 子晴|Kin Fai 健輝|Wing Yan 詠恩|Pui Shan 佩珊|Man Kit 文傑|' +
    'Yuk Lan 玉蘭|Hiu Tung 曉彤|Chun Hei 俊熙|Lai Fong 麗芳|Kwok Wah 國華|Sze Wai 思慧|Yat Long 日朗|Suk Yee 淑儀|Cheuk Lam 卓琳',
)
const english =
  'Alice Ben Carrie Daniel Emily Felix Grace Henry Iris Jason Kelly Leo Michelle Nathan Olivia Peter Rachel Samuel Tracy Vincent'.split(
    ' ',
  )
/** Other residents, first and last name. */
const others = (
  'Sarah Whitfield|Tom Ashworth|Priya Raman|Arjun Mehta|Maria Santos|Jose Villanueva|Claire Dubois|Antoine Morel|Anna Lindqvist|Lars Becker|Yuki Tanaka|' +
  'Kenta Mori|Minji Seo|Emma Gallagher|Liam Doherty|Olivia Hartley|Noah Pritchard|Dewi Lestari|Siti Rahma|Bishal Gurung|Sunita Rai|Farah Siddiqui|' +
  'Imran Qureshi|Giulia Conti|Marco Ferri|Ingrid Solberg|Hannah Weiss|Jacob Steyn|Thandi Nkosi|Rosa Delgado|Diego Fuentes|Chloe Bennett'
).split('|')

type Person = { firstName: string; lastName: string; language: Locale; mailName: string }

/** A member by role and number: three in five with a Chinese name, some of them as it is written. */
function personOf(role: string, number: number, speaks?: 'en' | 'zh'): Person {
  const random = randomFor('person', role, number)
  const isLocal = speaks ? random.chance(speaks === 'zh' ? 0.97 : 0.35) : random.chance(0.62)
  if (!isLocal) {
    const [firstName = '', lastName = ''] = random.pick(others).split(' ')
    return { firstName, lastName, language: 'en', mailName: `${firstName}.${lastName}` }
  }
  const [last, lastZh] = random.pick(surnames)
  const [first, firstZh] = random.pick(given)
  const nick = random.pick(english)
  const isShort = random.chance(0.5)
  if (speaks === 'en' || random.chance(0.3))
    return { firstName: nick, lastName: last, language: 'en', mailName: `${nick}.${last}` }
  const mailName = `${isShort ? first.replace(/(\w)\w* (\w)\w*/, '$1$2') : first.replace(' ', '')}.${last}`
  if (random.chance(0.55))
    return { firstName: firstZh, lastName: lastZh, language: random.chance(0.06) ? 'zh-Hans' : 'zh-Hant', mailName }
  return { firstName: first, lastName: last, language: 'zh-Hant', mailName }
}

/**
 * The profile of an owner or reviewer, always the same for a number. All addresses are at example.com.
 */
export function memberOf(
  role: 'owner' | 'neighbour',
  number: number,
  since: Date,
  speaks?: 'en' | 'zh',
): Profile & { id: string; createdAt: Date } {
  const { mailName, ...person } = personOf(role, number, speaks)
  const random = randomFor('member', role, number)
  return {
    id: uuidAt(since, random),
    ...person,
    email: `${mailName.toLowerCase()}.${role === 'owner' ? 'o' : 'n'}${number + 1}@example.com`,
    emailVerified: true,
    referralCode: referralCode(role, number),
    whatsappNumber: null,
    whatsappVerifiedAt: null,
    banned: false,
    banReason: null,
    createdAt: since,
    updatedAt: since,
  }
}

/** Eight characters without 0, O, 1 and I, as `short_code()` makes them, unique for every member. */
function referralCode(role: string, number: number): string {
  const emails = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  // Multiplying by an odd number keeps all 35 bits of numbers apart.
  let rest = (BigInt(number * 2 + (role === 'owner' ? 0 : 1)) * 0x5deece66dn) & 0xffffffffffn
  let code = ''
  for (let at = 0; at < 8; at++) {
    code += emails.charAt(Number(rest & 31n))
    rest >>= 5n
  }
  return code
}

/**
 * The telephone number of a business. Hong Kong assigns no number that begins with 1 (docs/hong-kong.md), so no real
 * telephone rings: +852 12xx xxxx for chats, +852 13xx xxxx for calls. The stride visits each number once; the
 * document's placeholder, +852 1234 5678, comes after a million.
 */
export function phoneOf(party: number, kind: 'chat' | 'call' = 'chat'): string {
  return `+852${(kind === 'chat' ? 12_000_000 : 13_000_000) + ((party * 7_919 + 369_435) % 1_000_003)}`
}

/** "Ka Man 嘉敏|…" as pairs; the Chinese is the last word. */
function list(text: string): [string, string][] {
  return text.split('|').map((one) => {
    const at = one.lastIndexOf(' ')
    return [one.slice(0, at), one.slice(at + 1)]
  })
}

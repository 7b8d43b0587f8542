import { expect, test } from 'vitest'
import { looseTexts } from './loose-texts.ts'

const reasonsIn = (source: string) =>
  looseTexts(new Map([['src/a.tsx', source]])).map((line) => line.split(': ').slice(1, -1).join(': '))
const inButton = (children: string) => reasonsIn(`const Shown = () => <button>${children}</button>`)

test.each([
  ['{isBusy && <Spinner />}{t("save")}', 'a text after what comes and goes'],
  ['{isBusy && <Spinner />} Save', 'a text after what comes and goes'],
  ['{isBusy && <Spinner />}{children}', 'a text after what comes and goes'],
  ['{isBusy ? <Spinner /> : null}{`${count} more`}', 'a text after what comes and goes'],
  ['{isBusy ? <Spinner /> : <Icon />}{children}', 'a text after what comes and goes'],
  ['<Icon key={name} />{t("save")}', 'a text after what comes and goes'],
  ['{keys.map((key) => <Key key={key} />)}{label}', 'a text after what comes and goes'],
  ['{t("date")}{isEdited && ` (${t("edited")})`}', 'a text that comes and goes'],
  ['<Icon />{decidedAt && date(decidedAt)}', 'a text that comes and goes'],
  ['<Icon />{isBusy ? <Spinner /> : t("save")}', 'a text that comes and goes'],
])('%s is loose', (children, reason) => {
  expect(inButton(children)).toEqual([reason])
})

test.each([
  '{isBusy && <Spinner />}<span>{t("save")}</span>',
  '{t("save")}{isBusy && <Spinner />}',
  '{isBusy && <Spinner />}<Icon />{t("save")}',
  '{isBusy ? <Icon name="a" /> : <Icon name="b" />}{t("save")}',
  '{isBusy ? t("saving") : t("save")}',
  '{isBusy ? <Spinner /> : t("save")}',
  '{isBusy && <Spinner />}{" "}<b>{t("save")}</b>',
  '{count} {t("of")} {total}',
])('%s is not', (children) => {
  expect(inButton(children)).toEqual([])
})

test('a component that is nothing at times comes and goes', () => {
  const mark = 'function Mark() { if (!isNew) return null; return <Icon /> }'
  expect(reasonsIn(`${mark} const Shown = () => <p><Mark />{t("name")}</p>`)).toEqual([
    'a text after what comes and goes',
  ])
})

test('an element that another one of its kind takes the place of loses its texts one by one', () => {
  const failed = 'if (isFailed) return <p>{t("failed")}</p>;'
  expect(reasonsIn(`function Shown() { ${failed} return <p><Spinner />{t("loading")}</p> }`)).toEqual([
    'a text of an element that another takes the place of',
  ])
  expect(reasonsIn(`function Shown() { ${failed} return <div><Spinner />{t("loading")}</div> }`)).toEqual([])
})

test('a component is no text alone, since where it stands may be given up', () => {
  expect(reasonsIn('const Fee = () => (isFree ? t("free") : <b>{fee}</b>)')).toEqual(['Fee is a text alone'])
  expect(reasonsIn('function Fee() { if (isFree) return t("free"); return <b>{fee}</b> }')).toEqual([
    'Fee is a text alone',
  ])
})

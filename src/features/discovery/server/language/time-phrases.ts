const englishDays = 'monday tuesday wednesday thursday friday saturday sunday weekday weekend tomorrow'.split(' ')
const chineseDays = ['星期', '禮拜', '周', '週']
  .flatMap((week) => Array.from('一二三四五六日天', (day) => week + day))
  .concat('聽日 聽晚 明天 後日 平日 週末 周末'.split(' '))
const partsOfChineseDay = '朝早 早上 上晝 上午 下晝 下午 晏晝 夜晚 晚上'.split(' ')
const hours = Array.from({ length: 12 }, (_, index) => String(index + 1))
const chineseHours = [...hours, ...'一 兩 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ')]

/** Days and times, which no fact of a listing answers: sunday night, before 9am, 星期日朝早, 九點前. 一點 alone is "a little". */
export const timePhrases: readonly string[] = [
  ...englishDays
    .flatMap((day) => [day, ...['morning', 'afternoon', 'evening', 'night'].map((part) => `${day} ${part}`)])
    .flatMap((when) => [when, `${when}s`])
    .flatMap((when) => [when, `on ${when}`, `open ${when}`, `open on ${when}`]),
  ...hours
    .flatMap((hour) => ['', '30'].flatMap((minutes) => [`${hour}${minutes}am`, `${hour}${minutes}pm`]))
    .flatMap((time) => [time, ...['before', 'after', 'until', 'from', 'by'].map((word) => `${word} ${time}`)]),
  ...'this week|next week|in the morning|in the afternoon|in the evening|at night|after work'.split('|'),
  ...chineseDays
    .flatMap((day) => ['', ...partsOfChineseDay].map((part) => day + part))
    .flatMap((when) => [when, `${when}開`, `${when}營業`]),
  ...chineseHours
    .flatMap((hour) => [`${hour}點`, ...['前', '後', '之前', '之後', '半', '鐘'].map((end) => `${hour}點${end}`)])
    .flatMap((time) => [...(/^[一兩]點$/.test(time) ? [] : [time]), ...partsOfChineseDay.map((part) => part + time)]),
  ...'下星期 下個星期 今個星期 下周 下禮拜 下個禮拜 本周 這周'.split(' '),
]

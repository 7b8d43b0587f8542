// Why long: content, not code; review sentences that fit any service, in two languages.
import type { ReviewCheck, ReviewReportReason } from '#features/reviews/rules.ts'
import type { Pair } from './texts/shape.ts'

export const commonPraise: readonly Pair[] = [
  ['Answered within the hour, even on a Sunday.', '星期日訊息，一小時內都有回覆。'],
  ['Polite from the first message to the last.', '由第一個訊息到最後都很有禮貌。'],
  ['No pressure to buy anything more.', '沒有硬銷其他服務。'],
  ['The quote was clear and it did not move.', '報價清楚，之後沒有改動。'],
  ['On time, both times.', '兩次都準時。'],
  ['Not the cheapest I asked, but I knew what I was paying for.', '不是最平的一間，但知道錢花在哪裏。'],
  ['Everything was explained before it was done.', '做之前每一步都有解釋。'],
  ['My parents do not speak English and had no trouble at all.', '爸媽不會英文，溝通完全沒問題。'],
  ['English was no problem, which made it easy for us.', '可以用英文溝通，對外籍同事很方便。'],
  ['Changed the date for me twice without a word.', '改了兩次日期都沒有微言。'],
  ['A receipt came the same evening.', '當晚就收到收據。'],
  ['You can tell they have done this for years.', '一看就知做了很多年。'],
  ['They said what they could not do, which I liked.', '做不到的會直說，這點很好。'],
  ['Paid by FPS afterwards, no fuss.', '做完才轉數快，很方便。'],
]

/** Closing sentences of happy reviewers. */
export const warmEndings: readonly Pair[] = [
  ['Would ask them again.', '下次會再找。'],
  ['The number stays in my phone.', '已儲存電話。'],
  ['Already passed on to two neighbours.', '已介紹給兩位鄰居。'],
  ['Thank you.', '多謝。'],
  ['Happy to recommend.', '值得推介。'],
  ['We have booked the next one.', '已約好下一次。'],
  ['The whole family is content.', '全家都滿意。'],
  ['Recommended to the mothers’ group.', '已在媽媽群組推介。'],
  ['Saved us a lot of trouble.', '省了我們很多工夫。'],
  ['Good to know there is somebody nearby.', '附近有這樣的師傅真好。'],
]

export const coldEndings: readonly Pair[] = [
  ['I would look elsewhere.', '不會再找。'],
  ['Lesson learned.', '當買個教訓。'],
  ['I asked for a refund and have heard nothing.', '要求退款，至今沒有回音。'],
  ['A pity, since the first message was friendly.', '可惜，初時訊息態度很好。'],
  ['Get the price in writing.', '記住要書面報價。'],
]

/** Reviews at stage quoted, happy or not. */
export const quoted: Record<'warm' | 'cold', readonly Pair[]> = {
  warm: [
    [
      'Asked three places for a price and this was the clearest answer, line by line. In the end we postponed.',
      '格了三間價，這間列得最清楚，逐項分開。最後我們延期。',
    ],
    [
      'Came to look, took measurements and sent a quote the next day. We have not decided yet.',
      '上門看過、度好尺寸，翌日就收到報價，暫時未決定。',
    ],
    [
      'Told me honestly that I did not need it. No charge for the advice.',
      '老實說我根本不用做，教了我自己處理，諮詢沒有收錢。',
    ],
    [
      'Fair quote with the conditions in plain words. We went with somebody closer to home.',
      '報價合理，條件寫得清楚，最後選了較近的一間。',
    ],
    [
      'Sent two options with prices, one of them cheaper than I had asked for. Will decide after the holidays.',
      '給了兩個方案，其中一個比我要求的還便宜，過年後再決定。',
    ],
    [
      'The price was above my budget, and they said what could be left out instead of pushing.',
      '超出預算，對方教我哪幾項可以不做，沒有硬銷。',
    ],
    [
      'A quote by the evening, with a photo marked in red. I only wish I had room for it this year.',
      '當晚就有報價，還在相片上用紅筆標示，可惜今年未能做。',
    ],
  ],
  cold: [
    [
      'The quote came after nine days and three reminders, with half of what I had asked left out.',
      '追了三次，九日後才收到報價，還漏了一半我問的項目。',
    ],
    [
      'Said HK$600 in the chat, then HK$1,500 once they had seen my address.',
      '訊息說六百，知道我住哪一區之後變成一千五，沒有解釋。',
    ],
    [
      'Came to look, and the visit cost more than they had written.',
      '上門看過，但檢查費比訊息寫的還要多，最後沒有做。',
    ],
    [
      'The quote was one line and a total. Asked what was in it and got the same line again.',
      '報價只得一行總數，問包括什麼，又傳同一行給我。',
    ],
    [
      'Price valid "today only", which is not how I decide about my home.',
      '說「今日落訂先有呢個價」，這種做法我不能接受。',
    ],
  ],
}

/** Reviews at stage contacted. */
export const contacted: Record<'warm' | 'cold', readonly Pair[]> = {
  warm: [
    [
      'Fully booked for my date, but they answered at once and named somebody else.',
      '我想要的日子已滿，但即時回覆，還介紹了另一間給我。',
    ],
    [
      'Quick and friendly on WhatsApp. The dates did not work out this time.',
      'WhatsApp回覆快又友善，可惜今次時間夾不到。',
    ],
    [
      'Answered every question I had before I decided to wait until spring.',
      '問什麼都有耐性回答，我最後決定等到春天才做。',
    ],
    [
      'Said straight away that my street is too far for them, which saved us both a day.',
      '一開始就說我住得太遠做不到，大家都省時間。',
    ],
    [
      'A long voice message with good advice, and no hurry to book.',
      '傳來一段很長的語音，建議很實用，也沒有催我預約。',
    ],
  ],
  cold: [
    [
      'Two blue ticks for five days and no answer. I found somebody else.',
      '已讀五日沒有回覆，打電話也沒有人聽，只好找別人。',
    ],
    ['Agreed on a time to call, then nobody called. Twice.', '約好時間通電話，兩次都沒有打來，也沒有一句解釋。'],
    ['Answers of one word, and the price only "when we come".', '每次只回一兩個字，問價錢就說「上門先講」。'],
    [
      'Asked for photos, then for the same photos again, then nothing.',
      '叫我傳相片，傳完又叫再傳一次，之後就沒有下文。',
    ],
  ],
}

export const titles: Record<1 | 2 | 3 | 4 | 5, readonly Pair[]> = {
  5: [
    ['Exactly as promised', '說到做到'],
    ['Honest and careful', '老實又細心'],
    ['Could not ask for more', '無可挑剔'],
    ['A find', '找對人了'],
    ['Calm, quick, tidy', '快靚正'],
    ['Worth every dollar', '物有所值'],
    ['Will be back', '一定再找'],
    ['The neighbours were right', '街坊沒有介紹錯'],
  ],
  4: [
    ['Good, with a small wait', '不錯，稍等了一會'],
    ['Solid', '穩陣'],
    ['Good value', '抵'],
    ['Nearly perfect', '差少少滿分'],
    ['Does what it says', '講得出做得到'],
  ],
  3: [
    ['All right', '一般'],
    ['Good and less good', '有好有不好'],
    ['Could be smoother', '可以更好'],
    ['Average', '中規中矩'],
  ],
  2: [
    ['Not what was agreed', '與講好的不同'],
    ['Expected more', '失望'],
    ['Too many excuses', '藉口太多'],
    ['Slow and dear', '又慢又貴'],
  ],
  1: [
    ['Stay away', '小心'],
    ['Price doubled', '坐地起價'],
    ['Never again', '不會有下次'],
    ['No answer since', '收錢後失蹤'],
  ],
}

/** What owners answer, to praise and to complaint. */
export const replies: Record<'warm' | 'cold', readonly Pair[]> = {
  warm: [
    ['Thank you for taking the time to write this. See you next time.', '多謝抽時間留言，下次見。'],
    ['Thank you. It was a pleasure to work in a home where the tea was so good.', '多謝，府上的茶很好喝。'],
    [
      'Glad it worked out. Write to me if anything comes up in the next weeks.',
      '順利就好，之後有任何問題，隨時 WhatsApp 我。',
    ],
    ['Thanks for the kind words, I have passed them on to the team.', '多謝讚賞，已轉告同事。'],
    ['Many thanks, and thank you for being patient with the rain that day.', '多謝，也多謝當日大雨仍然體諒。'],
  ],
  cold: [
    [
      'I am sorry about this. We were two people short that week and should have told you before the day. I have written to you about the difference.',
      '很抱歉。當週少了兩位同事，理應提早通知。已訊息你處理差額。',
    ],
    [
      'Thank you for telling us. The extra amount was for parts, but it should have been agreed before we started. We now send the price in writing first.',
      '多謝指出。額外收費是零件，但應該開工前講好。現在我們一律先以文字報價。',
    ],
    [
      'We looked into it and you are right about the time. Please send me a message so that we can come back without charge.',
      '已查明，時間上確是我們不對。請 WhatsApp 我，免費再上門跟進。',
    ],
    [
      'I do not recognise this job from the date you give. Could you send me the address of the building so that I can find it?',
      '按你所寫的日期找不到這單工程，可否訊息大廈名稱讓我翻查？',
    ],
  ],
}

type Special = { rating: 1 | 2 | 3 | 4 | 5; body: Pair } & (
  | { status: 'hidden'; reason: ReviewReportReason }
  | { status: 'pending'; checks: ReviewCheck[] }
)

/** Hidden and pending reviews. */
export const specials: readonly Special[] = [
  {
    status: 'hidden',
    reason: 'advertising',
    rating: 2,
    body: [
      'We do the same for less and come on the same day. Look for us under the name of the street.',
      '同樣服務我們更便宜，即日上門，請搜尋我們的街名。',
    ],
  },
  {
    status: 'pending',
    checks: ['link'],
    rating: 5,
    body: [
      'Very good, all my pictures are at https://example.com/pictures if you want to see.',
      '非常好，所有相片在 https://example.com/pictures 可以看。',
    ],
  },
  {
    status: 'hidden',
    reason: 'off_topic',
    rating: 2,
    body: [
      'The lift in their building was broken and the cha chaan teng downstairs closes at three.',
      '他們大廈電梯壞了，樓下茶餐廳三點就關門。',
    ],
  },
  {
    status: 'hidden',
    reason: 'wrong_business',
    rating: 1,
    body: [
      'Ordered a birthday cake for Saturday and it came on Sunday without a name on it.',
      '訂了星期六的生日蛋糕，星期日才到，還沒有寫名字。',
    ],
  },
  {
    status: 'pending',
    checks: ['phone_number'],
    rating: 4,
    body: [
      'Ask for the younger one, his own number is 1299 0000, he is cheaper after six.',
      '找年輕那位，直接打 1299 0000，六點後收平啲。',
    ],
  },
  {
    status: 'hidden',
    reason: 'conflict_of_interest',
    rating: 5,
    body: [
      'I have worked here for three years and can say that nobody in the city does it better.',
      '我在這裏工作三年，敢說全港沒有人做得更好。',
    ],
  },
  {
    status: 'hidden',
    reason: 'private_information',
    rating: 1,
    body: [
      'He lives in the block above the market on the ninth floor, go and ask him yourselves.',
      '他就住在街市樓上九樓那座，大家自己去問他。',
    ],
  },
  {
    status: 'pending',
    checks: ['same_network'],
    rating: 5,
    body: [
      'Best service ever, best price ever, everybody should call now.',
      '最好的服務、最好的價錢，大家快啲搵佢哋。',
    ],
  },
  {
    status: 'hidden',
    reason: 'fake',
    rating: 5,
    body: [
      'Number one in Hong Kong. Number one in Kowloon. Number one in everything.',
      '全港第一，九龍第一，新界第一，樣樣第一，無人能及。',
    ],
  },
  {
    status: 'hidden',
    reason: 'defamation',
    rating: 1,
    body: [
      'Everybody knows that they pay the building office to get the work. Criminals.',
      '人人都知他們收買管理處才有工程，全部都是賊。',
    ],
  },
  {
    status: 'pending',
    checks: ['rating_burst'],
    rating: 1,
    body: [
      'Do not use. My friends will all tell you the same thing here today.',
      '千萬不要找，我的朋友今日都會來這裏說同一番話。',
    ],
  },
]

// Why long: content, not code; review sentences that fit any service, in two languages.
import type { ReviewCheck, ReviewReportReason } from '#features/reviews/rules.ts'
import type { Pair } from './texts/shape.ts'

export const commonPraise: readonly Pair[] = [
  ['Replied within an hour, even on a Sunday.', '星期日WhatsApp都一個鐘內有覆。'],
  ['Very polite.', '態度好有禮貌。'],
  ['No hard sell.', '無硬銷。'],
  ['Clear quote, and the price did not change.', '報價清楚，之後無加錢。'],
  ['Easy to book.', '約時間好方便。'],
  ['Not the cheapest, but worth it.', '唔係最平，但值得。'],
  ['They explained everything first.', '開始之前樣樣都解釋清楚。'],
  ['Easy to communicate with.', '溝通容易，講一次就明。'],
  ['They speak good English.', '可以講英文，外籍朋友都方便。'],
  ['I changed the date twice and they were fine with it.', '我改過兩次期，佢哋都話無問題。'],
  ['Got the receipt the same evening.', '當晚就收到收據。'],
  ['Very experienced.', '一睇就知好有經驗。'],
  ['Honest about what they can and cannot do.', '做到就話做到，做唔到會直接講。'],
  ['Paid by FPS after. Easy.', '完咗先轉數快畀錢，方便。'],
]

/** Closing sentences of happy reviewers. */
export const warmEndings: readonly Pair[] = [
  ['Will use them again.', '下次會再搵。'],
  ['Saved their number.', '已儲存電話。'],
  ['I have told two neighbours about them.', '已經介紹咗畀兩個鄰居。'],
  ['Thank you!', '多謝！'],
  ['Recommended.', '推薦。'],
  ['We have already booked again.', '已經再約。'],
  ['The whole family is happy.', '全家都滿意。'],
  ["I shared their contact in our parents' group.", '已在家長群組分享。'],
  ['Saved us a lot of trouble.', '慳咗我哋好多工夫。'],
  ['Good to have them in the neighbourhood.', '附近有咁好的服務真係方便。'],
]

export const coldEndings: readonly Pair[] = [
  ['Would not use again.', '唔會再搵。'],
  ['Lesson learned.', '當買個教訓。'],
  ['Asked for a refund, no reply so far.', '要求退款，到而家都無回覆。'],
  ['They were nice at first, too.', '初頭傾的時候態度幾好。'],
  ['Get the price in writing first.', '大家記住要書面報價。'],
]

/** Reviews at stage quoted, happy or not. */
export const quoted: Record<'warm' | 'cold', readonly Pair[]> = {
  warm: [
    [
      'Asked three companies. This was the clearest quote, item by item. In the end we decided to wait.',
      '格咗三間價，呢間報得最清楚，逐項列明。最後我哋決定遲些先做。',
    ],
    ['We met, and they sent a quote the next day. Still deciding.', '見過一次面，第二日就收到報價，我哋仲考慮緊。'],
    [
      'They told me I did not need it and did not charge for the advice.',
      '佢哋話我其實唔使做，問意見都無收錢，好老實。',
    ],
    ['Fair quote with clear terms. We chose someone closer to home.', '報價合理，條款清楚，最後揀咗間近屋企的。'],
    [
      'They gave me two options, one cheaper than I expected. Will decide after the holidays.',
      '畀咗兩個方案，有一個平過我預算，過完年再決定。',
    ],
    [
      'It was over my budget. They told me which items I could skip, no hard sell.',
      '超出預算，佢哋教我邊幾項可以慳，無硬銷。',
    ],
    [
      'Got a detailed quote the same evening. No budget this year, maybe next year.',
      '當晚就有詳細報價，今年未夠預算，下年再搵。',
    ],
  ],
  cold: [
    [
      'Waited nine days and chased three times for the quote. Half of what I asked for was missing.',
      '追咗三次，九日後先有報價，仲漏咗一半我問的項目。',
    ],
    [
      'First said HK$600, then HK$1,500 after I told them my address.',
      '初時話六百，知道我住邊區之後變一千五，無解釋。',
    ],
    ['They charged more for the first meeting than they told me.', '第一次見面收費比講好的貴，最後無搵佢哋做。'],
    [
      'The quote was just one total. I asked for details and they sent the same thing again.',
      '報價得一個總數，問包啲咩，又send返同一張。',
    ],
    ['"This price for today only." I do not like being pushed.', '話「今日落訂先有呢個價」，好硬銷，唔鍾意。'],
  ],
}

/** Reviews at stage contacted. */
export const contacted: Record<'warm' | 'cold', readonly Pair[]> = {
  warm: [
    [
      'Fully booked on my date, but they replied at once and recommended someone else.',
      '我想要的日子已滿，但即刻有覆，仲介紹另一間。',
    ],
    [
      'Quick and friendly on WhatsApp. The time did not work this time.',
      'WhatsApp回覆快，態度好，可惜今次時間夾唔到。',
    ],
    ['Answered all my questions. I decided to wait a few months.', '問咩都好有耐性答，不過我自己決定遲幾個月先做。'],
    ['They told me at once that I live too far away. Saved us time.', '一早講明我住得太遠做唔到，慳返大家時間。'],
    ['Sent a long voice message with good advice. No pressure to book.', '傳咗段語音畀我，意見好實用，無催我落訂。'],
  ],
  cold: [
    [
      'Read my message and did not reply for five days. Found someone else.',
      '已讀五日無覆，打電話又無人聽，搵咗第二間。',
    ],
    ['They said they would call me at a certain time. Never did, twice.', '約好時間打畀我，兩次都無打，一句解釋都無。'],
    ['One-word replies. I asked for a price and they would not tell me.', '每次只覆一兩個字，問極價錢都唔肯講，算數。'],
    ['Asked for photos twice, then no more replies.', '叫我傳相，傳完又叫再傳一次，之後就無下文。'],
  ],
}

export const titles: Record<1 | 2 | 3 | 4 | 5, readonly Pair[]> = {
  5: [
    ['Exactly as promised', '講得出做得到'],
    ['Honest and careful', '老實又細心'],
    ['Very happy', '非常滿意'],
    ['Highly recommended', '大力推薦'],
    ['Quick and professional', '快靚正'],
    ['Worth the money', '物有所值'],
    ['Will be back', '一定會再搵'],
    ['Great service', '服務好好'],
  ],
  4: [
    ['Good, a bit slow', '不錯，等咗陣'],
    ['Good service', '穩陣'],
    ['Good value', '抵'],
    ['Almost perfect', '差少少滿分'],
    ['As advertised', '與介紹相符'],
  ],
  3: [
    ['OK', '一般'],
    ['Some good, some bad', '有好有唔好'],
    ['Could be better', '可以做得更好'],
    ['Average', '麻麻哋'],
  ],
  2: [
    ['Not what we agreed', '同講好的唔同'],
    ['Disappointed', '失望'],
    ['Not very professional', '唔係好專業'],
    ['Not worth the price', '唔抵'],
  ],
  1: [
    ['Avoid', '大家小心'],
    ['Very disappointed', '好失望'],
    ['Never again', '無下次'],
    ['Waste of money', '嘥錢'],
  ],
}

/** What owners answer, to praise and to complaint. */
export const replies: Record<'warm' | 'cold', readonly Pair[]> = {
  warm: [
    ['Thank you for the review. See you next time!', '多謝你的評語，下次見！'],
    ['Thank you very much for your support.', '多謝支持！'],
    ['Glad everything went well. WhatsApp me if you have any questions.', '順利就好，之後有問題隨時WhatsApp我。'],
    ['Thanks! I have told the team.', '多謝讚賞，已轉告同事。'],
    ['Many thanks, we are happy to help.', '多謝，很高興幫到你。'],
  ],
  cold: [
    [
      'Sorry about this. We were two people short that week and should have told you earlier. I have sent you a message about a partial refund.',
      '很抱歉。那星期少了兩位同事，應該早些通知你。已訊息你處理部分退款。',
    ],
    [
      'Thank you for telling us. We should have explained this better before we started. Sorry for the bad experience.',
      '多謝指出。開始前應該解釋得更清楚，很抱歉令你有不好經驗。',
    ],
    [
      'We checked and this was our fault. Please WhatsApp me and we will follow up free of charge.',
      '查過了，確實是我們的錯。請WhatsApp我，我們會免費跟進。',
    ],
    [
      'I cannot find this job in our records. Could you message me the date and your name so that I can check?',
      '我們找不到這單記錄，可否訊息我日期及姓名，讓我再查？',
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
      'We do the same thing cheaper, same day. Search for us by our street name.',
      '同樣服務我們更平，即日上門，搜尋我們的街名就搵到。',
    ],
  },
  {
    status: 'pending',
    checks: ['link'],
    rating: 5,
    body: [
      'Very good. All my photos are at https://example.com/pictures',
      '非常好，相片全部在 https://example.com/pictures 可以睇。',
    ],
  },
  {
    status: 'hidden',
    reason: 'off_topic',
    rating: 2,
    body: [
      'The lift in their building was broken and the cha chaan teng downstairs closes at three.',
      '佢哋大廈電梯壞咗，樓下茶餐廳三點就收工。',
    ],
  },
  {
    status: 'hidden',
    reason: 'wrong_business',
    rating: 1,
    body: [
      'Ordered a birthday cake for Saturday. It came on Sunday with no name on it.',
      '訂星期六的生日蛋糕，星期日先到，仲無寫名。',
    ],
  },
  {
    status: 'pending',
    checks: ['phone_number'],
    rating: 4,
    body: [
      'Ask for the younger guy, his own number is 1299 0000, cheaper after 6 pm.',
      '搵後生嗰位，直接打 1299 0000，六點後收平啲。',
    ],
  },
  {
    status: 'hidden',
    reason: 'conflict_of_interest',
    rating: 5,
    body: [
      'I have worked here for three years and we are the best in Hong Kong.',
      '我在這裡做了三年，我們是全香港最好的，無得輸。',
    ],
  },
  {
    status: 'hidden',
    reason: 'private_information',
    rating: 1,
    body: [
      'He lives on the 9th floor of the building above the market. Go and ask him yourself.',
      '佢就住喺街市樓上嗰座九樓，大家自己去問佢。',
    ],
  },
  {
    status: 'pending',
    checks: ['same_network'],
    rating: 5,
    body: ['Best service, best price, everyone should call now.', '最好的服務、最平的價錢，大家快啲搵佢哋。'],
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
      'Everyone knows they pay the building office to get jobs. Criminals.',
      '個個都知佢哋畀錢管理處先有工程，全部都係賊。',
    ],
  },
  {
    status: 'pending',
    checks: ['rating_burst'],
    rating: 1,
    body: [
      'Do not use them. My friends will all post the same here today.',
      '千祈唔好搵，我啲朋友今日都會來呢度留言。',
    ],
  },
]

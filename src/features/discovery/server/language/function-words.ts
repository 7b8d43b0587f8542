/** Words of grammar, which say nothing about a trade. Folded, so that only Simplified characters are listed. */
const functionWords = new Set(
  `a about above after again against all almost already also although always am an and another any anybody anymore anyone
  anything are arent around as at away back be became because become been before behind being below beside between both
  but by came can cannot cant come comes coming could couldnt did didnt do does doesnt doing done dont down during each
  else enough even ever every everybody everyone everything few for from gave get gets getting give gives go goes going
  gone good got had has hasnt have havent having he hed her here hers herself hes hi him himself his how however i id if
  ill im in instead into is isnt it its itself ive just keep keeps kept last later let lets like little look looking lot
  lots made make makes making many may maybe me might mine more most much must my myself near need needed needs never
  next no nobody none nor not nothing now of off often on once one only onto or other others our ours out over own please
  put quite rather really said same say says she should shouldnt since so some somebody someone something somewhere soon
  still such take takes taking tell than that thats the their them then there theres these they theyre thing things think
  this those though three through till time to today together too took toward try trying two under until up upon us use
  used uses using very via wait want wanted wants was wasnt way we well went were weve what whats when where whether which
  while who whole whos whose why will wish with within without wont would yes yesterday yet you your yours
  的 了 吗 呢 啊 吧 呀 嘅 咗 紧 喇 啦 嗰 呢 我 你 佢 他 她 们 哋 是 系 在 喺 和 同 与 就 都 也 又 很 好 有 冇 没 不 唔 个 啲 些 这 那 边 把 被 俾 给 要 想 到 去 嚟 来`
    .split(/\s+/)
    .filter(Boolean),
)

export const isFunctionWord = (word: string): boolean => functionWords.has(word)

/** Words that any trade may use: numbers, times, measure words. They say little, but a word of grammar says nothing. */
const generalWords = new Set(
  `three four five six seven eight nine ten twelve twenty hundred first second half half
  monday tuesday wednesday thursday friday saturday sunday week weeks weekly weekend weekday day days daily month months year
  years hour hours minute minutes morning afternoon evening tonight early late soon currently urgently
  person people guy man men lady woman stuff anyone kind sort type bit couple several full whole left right order start
  started end finally also actually basically simply properly quickly help helps please thanks thank hi hello
  bring come comes find found know knows see seen seem seems happen happens happened ask asked tell told able
  kitchen bathroom bedroom bedrooms room rooms living hall flat house home apartment place
  big small large good bad great nice best proper without since because
  只 张 部 架 条 件 间 下 吓 完 阵 之 后 前 成 晒 返 住 得 过 起 再 仲 先 又 咩 什 么 怎 样 点 可 以 会 能 请 帮 找 搵 人 多 少 几 一 二 两 三 四 五 六 七 八 九 十 百 年 月 日 天 号 礼 拜 星 期 时 候 今 明 昨 每 次 已 经 还 太 越 最 真 全 所 自 己 大 小 细`
    .split(/\s+/)
    .filter(Boolean),
)

/** Such words of two Chinese characters, mostly places within a home. */
const generalPairs = new Set(
  `厨房 浴室 客厅 饭厅 睡房 卧室 房间 间房 间屋 屋企 家里 家中 公司 新屋 旧屋 新居 入伙 枱面 台面 门口 屋入 屋里 香港 师傅 阿姨
  姐姐 今日 今天 听日 明天 尋日 昨天 今晚 晚上 朝早 早上 下昼 下午 星期 礼拜 上门 到家 好多 很多 成日 总是 已经 而家 现在 突然
  两个 一个 三个 几个 两部 一部 两间 一间 两张 一张 过年 新年 之后 以后 之前 以前 时候 开始 可以 点样 怎么 啱啱 刚刚 想搵 想找 有人 请人`
    .split(/\s+/)
    .filter(Boolean),
)

/** How much a word of several characters says, compared with others. */
export const pairWeight = (pair: string): number => (generalPairs.has(pair) ? 0.4 : 1)

/** How much a word says about a trade, from 0 to 1. */
export const wordWeight = (word: string): number => (functionWords.has(word) ? 0 : generalWords.has(word) ? 0.5 : 1)

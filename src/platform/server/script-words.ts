/** Words and characters that are written otherwise than the dictionary converts them, and what they become. */
type Exceptions = { pattern: RegExp; replacements: Readonly<Record<string, string>> }

const pairsOf = (text: string) => text.split(' ').map((pair) => pair.split('=') as [string, string])

const [kinds, numbers] = ['分秒小年天日周月个次节堂位名张件项', '一二两三四五六七八九十几百']

/** Mainland words for those of Hong Kong and Taiwan. Spoken Cantonese keeps its own. */
const words = pairsOf(
  '甚么=什么 讯息=信息 资讯=信息 萤幕=屏幕 萤光幕=屏幕 硬碟=硬盘 光碟=光盘 连结=链接 结他=吉他 相片=照片 列印=打印 软体=软件 硬体=硬件 ' +
    '网路=网络 伺服器=服务器 滑鼠=鼠标 印表机=打印机 蓝芽=蓝牙 手提电话=手机 外判=外包 程式=程序 纪录=记录 熨衫=熨衣服 烫衫=熨衣服 洗衫=洗衣服 ' +
    '影相=拍照 影相师=摄影师 帐=账 首=前',
)
/** Where a word is part of another one: 另外判断, 方程式, 纪录片, 电影相关, 蚊帐. */
const wordPattern =
  '外判(?!断|定)|(?<!方)程式|(?<!破|世界)纪录(?!片)|(?<![电摄背侧倒剪合阴投])影相(?:师|(?![关似同互对信机]))|' +
  '帐(?=[单户号目簿本房务款期面])|(?<=[结转入付对记报坏查埋])帐(?!篷)|' +
  `(?<![${numbers}每这那歌\\d 榜])首(?=(?:[${numbers}]+|\\s?\\d+\\s?)[${kinds}])|` +
  '甚么|讯息|资讯|萤幕|萤光幕|硬碟|光碟|连结|结他|相片|列印|软体|硬体|网路|伺服器|滑鼠|印表机|蓝芽|手提电话|熨衫|烫衫|洗衫'

/** Variants that the dictionary leaves as they are, and quotation marks. */
const variants = pairsOf(
  '櫈=凳 濶=阔 姪=侄 鎗=枪 鑚=钻 蔴=麻 荳=豆 隣=邻 鐡=铁 閙=闹 塲=场 槪=概 鎻=锁 呑=吞 茘=荔 吿=告 珈=伽 咭=卡 砲=炮 裇=恤 粧=妆 舖=铺 ' +
    '「=“ 」=” 『=‘ 』=’',
)

const characters = (list: [string, string][]) => `[${list.map(([from]) => from).join('')}]`

/** Corrections to a Simplified text that the dictionary made. */
export const simplifiedVariants: Exceptions = {
  pattern: new RegExp(characters(variants), 'g'),
  replacements: Object.fromEntries(variants),
}
export const simplifiedWords: Exceptions = {
  pattern: new RegExp(wordPattern, 'g'),
  replacements: Object.fromEntries(words),
}

/** Characters of spoken Cantonese, whose writer is quoted in their own words. */
export const isSpokenCantonese = (text: string): boolean => /[嘅咗喺唔佢哋嚟啲嗰冇咁嘢啱]/.test(text)

const titles = '师傅|先生|小姐|太太|女士|太\\b|医生|律师|老师|教练|姑娘|记|氏|[Ss]ir'

/**
 * Parts of a Simplified text that Hong Kong writes otherwise than the dictionary: surnames, 郁 for moving, 冲 for what is
 * done with water, and places. Those without a replacement stay as they are.
 */
export const traditionalExceptions: Exceptions = {
  pattern: new RegExp(
    [
      `[于岳涂游后](?=${titles})|(?<=姓)[于岳涂游后]|涂(?=家(?![具俬私居电]))|游(?=家(?![具俬私居电]))`,
      // A surname, where it is in no word for what is left or what belongs.
      '(?<![其业剩多有之年月日残盈结空百十千万元个工课节\\d])余(?![额下款数地生力热震音波温留辉钱份位裕货料量])',
      '范(?![围畴例文本式])(?<![模规示防典师]范)',
      '(?<![抑忧阴沉葱馥浓幽苍积肝郁])郁(?![闷金结郁葱积])',
      '冲(?=[厕凉水晒茶印洗泡马浴咖奶地淋刷身])|什么|了解|(?<=入)伙|云咸(?=街)|咸美顿|后海湾|(?<=[一-龥]{2})里(?=\\d+号)',
    ].join('|'),
    'g',
  ),
  replacements: { 冲: '沖', 云咸: '雲咸', 咸美顿: '咸美頓', 后海湾: '后海灣', 什么: '甚麼' },
}

/** Forms of the dictionary that few in Hong Kong write. */
const common = pairsOf('牀=床 羣=群 啓=啟 麪=麵 峯=峰 裏=裡 祕=秘 綫=線 竈=灶 汙=污')
export const commonForms: Exceptions = {
  pattern: new RegExp(characters(common), 'g'),
  replacements: Object.fromEntries(common),
}

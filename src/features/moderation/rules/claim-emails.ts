import type { Localized } from '#shared/locale.ts'

type Email = { subject: Localized; body: Localized }

/** E-mails about a decided claim. `{name}` is the listing's name, `{reason}` the admin's text or empty. */
export const claimEmails: Record<'granted' | 'refused', Email> = {
  granted: {
    subject: {
      en: '“{name}” is yours now',
      'zh-Hant': '「{name}」現已歸你管理',
      'zh-Hans': '“{name}”现在由您管理',
    },
    body: {
      en: 'We have checked your claim: the listing “{name}” belongs to your account now. You can change it, answer its reviews and see its statistics.',
      'zh-Hant': '我們已核實你的認領：刊登「{name}」現屬於你的帳戶。你可以修改內容、回覆評價，並查看統計數據。',
      'zh-Hans': '我们已核实您的认领：“{name}”现在属于您的账号。您可以修改内容、回复评价，并查看统计数据。',
    },
  },
  refused: {
    subject: {
      en: 'Your claim of “{name}”',
      'zh-Hant': '你認領「{name}」的結果',
      'zh-Hans': '您认领“{name}”的结果',
    },
    body: {
      en: 'We could not confirm that the listing “{name}” is yours.\n\n{reason}',
      'zh-Hant': '我們未能確認刊登「{name}」屬於你。\n\n{reason}',
      'zh-Hans': '我们未能确认“{name}”属于您。\n\n{reason}',
    },
  },
}

import type { Localized } from '#shared/locale.ts'

type Email = { subject: Localized; body: Localized }

/**
 * E-mails to owners about a licence. `{name}` is the listing's name, `{licence}` the kind and number, `{register}` the
 * register, `{date}` the last day, `{found}` what an admin saw in the register.
 */
export const licenceEmails: Record<'notFound' | 'ending' | 'ended', Email> = {
  notFound: {
    subject: {
      en: 'We could not find your licence in the register',
      'zh-Hant': '我們未能在登記冊找到你的牌照',
      'zh-Hans': '我们未能在登记册中找到您的执照',
    },
    body: {
      en: 'On “{name}” you entered {licence}. We looked it up in the register ({register}) and could not confirm it:\n\n{found}\n\nUntil you correct it, the page of your listing does not show this licence. Please correct the number or the date, or remove the licence.',
      'zh-Hant':
        '你在「{name}」填寫了：{licence}。我們查閱了登記冊（{register}），未能確認：\n\n{found}\n\n在更正之前，刊登頁面不會顯示這個牌照。請更正號碼或日期，或把它移除。',
      'zh-Hans':
        '您在“{name}”填写了：{licence}。我们查阅了登记册（{register}），未能确认：\n\n{found}\n\n更正之前，您的服务页面不会显示该执照。请更正号码或日期，或将其移除。',
    },
  },
  ending: {
    subject: {
      en: 'Your licence is valid until {date}',
      'zh-Hant': '你的牌照有效期至 {date}',
      'zh-Hans': '您的执照有效期至 {date}',
    },
    body: {
      en: '{licence}, shown on “{name}”, is valid until {date}. Once you have renewed it, enter the new date, and we’ll check it in the register. After {date} the page says that the licence has expired.',
      'zh-Hant':
        '「{name}」所列的{licence}有效期至 {date}。續牌後請填上新日期，我們會到登記冊核對。過了當日，頁面會註明牌照已到期。',
      'zh-Hans':
        '“{name}”所列的{licence}有效期至 {date}。续期后请填写新日期，我们会到登记册核对。过了该日，页面会注明执照已到期。',
    },
  },
  ended: {
    subject: {
      en: 'Your licence expired on {date}',
      'zh-Hant': '你的牌照已於 {date}到期',
      'zh-Hans': '您的执照已于 {date}到期',
    },
    body: {
      en: '{licence}, shown on “{name}”, expired on {date}, and the page says so. If you have renewed it, enter the new date, and we’ll check it in the register.',
      'zh-Hant': '「{name}」所列的{licence}已於 {date}到期，頁面已註明。如已續牌，請填上新日期，我們會到登記冊核對。',
      'zh-Hans': '“{name}”所列的{licence}已于 {date}到期，页面已注明。如已续期，请填写新日期，我们会到登记册核对。',
    },
  },
}

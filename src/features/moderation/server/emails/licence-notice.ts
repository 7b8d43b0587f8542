import { defineEmail } from '#platform/server/define-email.ts'

/**
 * To the owner of the listing. `licence` is the kind and number, `found` what an admin saw in the register, `expires_at` the
 * beginning of the last day.
 */
export const licenceNoticeEmail = defineEmail<
  {
    listing_name: string
    about: 'notFound' | 'ending' | 'ended'
    licence: string
    register: string
    found?: string
    expires_at?: string
  },
  'notFound' | 'ending' | 'ended'
>({
  type: 'licence_notice',
  group: 'member',
  path: '/user/listings',
  caseOf: ({ about }) => about,
  sample: ({ locale, listing }) => ({
    listing_name: listing,
    about: 'ending',
    licence: {
      en: 'Registered electrical worker A123456',
      'zh-Hant': '註冊電業工程人員 A123456',
      'zh-Hans': '注册电业工程人员 A123456',
    }[locale],
    register: 'EMSD',
    expires_at: '2026-12-31T00:00:00+08:00',
  }),
  texts: {
    en: {
      name: 'Licence',
      subject: 'About your licence',
      subjects: {
        notFound: 'We could not find your licence in the register',
        ending: 'Your licence is valid until {expires_at}',
        ended: 'Your licence expired on {expires_at}',
      },
      cases: {
        notFound:
          'On “{listing_name}” you entered {licence}. We looked it up in the register ({register}) and could not confirm it:\n\n{found}\n\nUntil you correct it, the page of your listing does not show this licence. Please correct the number or the date, or remove the licence.',
        ending:
          '{licence}, shown on “{listing_name}”, is valid until {expires_at}. Once you have renewed it, enter the new date, and we’ll check it in the register. After that day the page says that the licence has expired.',
        ended:
          '{licence}, shown on “{listing_name}”, expired on {expires_at}, and the page says so. If you have renewed it, enter the new date, and we’ll check it in the register.',
      },
      button: 'My Listings',
    },
    'zh-Hant': {
      name: '牌照',
      subject: '關於你的牌照',
      subjects: {
        notFound: '我們未能在登記冊找到你的牌照',
        ending: '你的牌照有效期至 {expires_at}',
        ended: '你的牌照已於 {expires_at}到期',
      },
      cases: {
        notFound:
          '你在「{listing_name}」填寫了：{licence}。我們查閱了登記冊（{register}），未能確認：\n\n{found}\n\n在更正之前，商戶頁不會顯示這個牌照。請更正號碼或日期，或把它移除。',
        ending:
          '「{listing_name}」所列的{licence}有效期至 {expires_at}。續牌後請填上新日期，我們會到登記冊核對。過了當日，頁面會註明牌照已到期。',
        ended:
          '「{listing_name}」所列的{licence}已於 {expires_at}到期，頁面已註明。如已續牌，請填上新日期，我們會到登記冊核對。',
      },
      button: '我的商戶',
    },
    'zh-Hans': {
      name: '执照',
      subject: '关于您的执照',
      subjects: {
        notFound: '我们未能在登记册中找到您的执照',
        ending: '您的执照有效期至 {expires_at}',
        ended: '您的执照已于 {expires_at}到期',
      },
      cases: {
        notFound:
          '您在“{listing_name}”填写了：{licence}。我们查阅了登记册（{register}），未能确认：\n\n{found}\n\n更正之前，您的服务页面不会显示该执照。请更正号码或日期，或将其移除。',
        ending:
          '“{listing_name}”所列的{licence}有效期至 {expires_at}。续期后请填写新日期，我们会到登记册核对。过了该日，页面会注明执照已到期。',
        ended:
          '“{listing_name}”所列的{licence}已于 {expires_at}到期，页面已注明。如已续期，请填写新日期，我们会到登记册核对。',
      },
      button: '我的店铺',
    },
  },
})

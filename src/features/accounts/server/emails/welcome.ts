import { defineEmail } from '#platform/server/define-email.ts'

export const welcomeEmail = defineEmail<{ first_name: string }>({
  type: 'welcome',
  group: 'member',
  path: '/explore',
  sample: ({ firstName }) => ({ first_name: firstName }),
  texts: {
    en: {
      name: 'Welcome',
      subject: 'Welcome to Kaifong',
      lines: [
        'Good to have you in the neighbourhood. Your account is ready.',
        'Look for a plumber, a tutor or a mover, read what the neighbours say, and write to them directly on WhatsApp. If you offer a service yourself, your first listing is free.',
      ],
      button: 'Find a service',
    },
    'zh-Hant': {
      name: '歡迎',
      subject: '歡迎來到 Kaifong 街坊',
      lines: [
        '多謝加入，你的帳戶已經可以使用。',
        '想找水喉師傅、補習老師還是搬屋公司，都可以先看街坊評價，再直接用 WhatsApp 聯絡對方。如果你自己也提供服務，第一間商戶免費。',
      ],
      button: '搜尋服務',
    },
    'zh-Hans': {
      name: '欢迎',
      subject: '欢迎来到 Kaifong 街坊',
      lines: [
        '感谢加入，您的账号已经可以使用。',
        '不管是找水管工、家教还是搬家公司，都可以先看看街坊的评价，再直接用 WhatsApp 联系对方。如果您自己也提供服务，第一家店铺免费发布。',
      ],
      button: '搜索服务',
    },
  },
})

import type { EmailMessages } from './messages.ts'

export const zhHans: EmailMessages = {
  greeting: '{first_name}，您好：',
  emails: {
    welcome: {
      subject: '欢迎来到 Kaifong 街坊',
      lines: [
        '感谢加入，您的账号已经可以使用。',
        '不管是找水管工、家教还是搬家公司，都可以先看看街坊的评价，再直接用 WhatsApp 联系对方。如果您自己也提供服务，第一条服务信息免费发布。',
      ],
      button: '搜索服务',
    },
    email_confirmation: {
      subject: '请确认您的邮箱地址',
      lines: ['点一下就好，账号马上可以使用。链接 24 小时内有效。'],
      button: '确认邮箱地址',
      note: '没有注册过？不用理会这封邮件，什么都不会发生。',
    },
    password_reset: {
      subject: '重设您的密码',
      lines: ['我们收到了重设密码的请求，应该是您本人提出的。链接只能使用一次，一小时内有效。'],
      button: '设置新密码',
      note: '不是您提出的？不用理会这封邮件，您的密码保持不变。',
    },
    password_changed: {
      subject: '您的密码已更改',
      lines: ['您账号的密码已于 {changed_at} 更改。'],
      button: '前往登录',
      note: '不是您改的？请马上在登录页点“忘记密码”重设，所有已登录的设备都会退出。',
    },
    email_change: {
      subject: '请确认您的新邮箱地址',
      lines: [
        '有人要求以后用这个邮箱登录，应该是您本人。在您确认之前，什么都不会改变。链接只能使用一次，24 小时内有效。',
      ],
      button: '确认新邮箱',
      note: '不是您提出的？不用理会这封邮件：没有您的确认，任何账号都不会用到您的邮箱。',
    },
    email_changed: {
      subject: '您的登录邮箱已更改',
      lines: [
        '自 {changed_at} 起，您的账号改用另一个邮箱（{new_email}）登录，这个邮箱不再适用。',
        '更改于 {asked_at} 提出（{device}），并通过发到新邮箱的链接确认。其他设备已全部退出，之前发到这个邮箱的链接也已失效。',
        '如果是您本人，无需理会这封邮件。',
      ],
      button: '联系我们',
      note: '不是您本人？请马上联系我们，并提供这个邮箱，我们会用它找到您的账号。这个邮箱已不能再用“忘记密码”。',
    },
    new_sign_in: {
      subject: '您的账号有新的登录',
      lines: [
        '有人在 {changed_at} 用一个我们没见过的浏览器（{device}）登录了您的账号。',
        '如果是您本人，无需理会这封邮件。',
      ],
      button: '结束这次登录',
      note: '不是您本人？请点按钮结束这次登录，然后修改密码，因为有人知道您现在的密码。',
    },
    listing_submitted: {
      subject: '待审核：{listing_name}',
      lines: ['{owner_name} 提交了服务信息“{listing_name}”，等您审核。'],
      button: '前往审核',
    },
    listing_approved: {
      subject: '“{listing_name}”已上线',
      lines: [
        '您的服务信息“{listing_name}”已通过审核，街坊现在可以找到您了。',
        '不妨把链接发给老顾客：几条真实评价，就是最好的开始。',
      ],
      button: '查看我的服务信息',
    },
    listing_rejected: {
      subject: '“{listing_name}”需要修改',
      lines: ['您的服务信息“{listing_name}”暂时未能上线，原因如下：'],
      yes: '您当前的方案可上线的数量已满，这条信息暂时不会展示。升级方案或移除另一条后，即可一键重新提交。',
      button: '修改并重新提交',
      note: '您写过的内容全部保留。',
    },
    account_inactive: {
      subject: '您的账号已被停用',
      lines: [
        '您的账号已被管理员停用。如需协助，请联系我们。',
        '您已在所有设备上退出登录，您的服务信息暂时不会公开。所有资料都没有删除。',
      ],
      button: '联系我们',
    },
    review_received: {
      subject: '“{listing_name}”收到新评价',
      lines: ['有顾客给“{listing_name}”打了 {rating} 星（满分 5 星），并写道：'],
      button: '查看并回复',
    },
    review_reply: {
      subject: '“{listing_name}”回复了您的评价',
      lines: ['“{listing_name}”的发布者回复了您的评价：'],
      button: '查看回复',
    },
    payment_received: {
      subject: '我们正在核对您的付款',
      lines: [
        '谢谢。您表示已为“{plan_name}”付款 {amount}，参考编号 {reference}。',
        '我们正在核对到账情况，有结果就会发邮件通知您。',
      ],
      button: '查看付款',
    },
    payment_confirmed: {
      subject: '付款已确认：{plan_name}',
      lines: ['我们已收到您的付款 {amount}，参考编号 {reference}。您的方案现在是“{plan_name}”。'],
      yes: '有效期至 {ends_at}。',
      no: '永久有效，无需续期。',
      button: '查看我的方案',
    },
    payment_rejected: {
      subject: '未能确认您的付款',
      lines: ['我们未能确认您为“{plan_name}”支付的 {amount}（参考编号 {reference}），原因如下：'],
      button: '查看付款',
      note: '如果您确实已付款，请附上银行回单联系我们，我们会再核对。',
    },
    payment_refunded: {
      subject: '已退款 {amount}',
      lines: [
        '您为“{plan_name}”支付的款项（参考编号 {reference}）已退回 {amount}，银行转账编号为 {refund_reference}。',
      ],
      yes: '您的方案于 {ends_at}终止。退款原因：',
      no: '您的方案保持不变。退款原因：',
      button: '查看我的付款',
    },
    plan_ending: {
      subject: '您的方案将于 {ends_at}到期',
      lines: [
        '“{plan_name}”将于 {ends_at}到期。如需保留，请在当天之前续期。',
        '如果不续期，资料不会删除：超出下一级方案上限的服务信息会暂时隐藏，续期后可在“我的服务信息”中再次提交，每条点一下即可。',
      ],
      button: '查看我的方案',
    },
    plan_ended: {
      subject: '您的方案已到期',
      lines: [
        '“{plan_name}”已到期。',
        '资料没有删除：超出现有方案上限的服务信息会暂时隐藏，续期后可在“我的服务信息”中再次提交，每条点一下即可。',
      ],
      button: '查看我的方案',
    },
    queue_waiting: {
      subject: '有待管理员处理：{queue_name}',
      lines: ['{queue_name}：最早一项自 {oldest_at}起等待处理。'],
      button: '打开列表',
    },
    review_report_decided: {
      subject: '您的举报已有结果',
      lines: ['您举报了“{listing_name}”的一条评价。感谢您为街坊留心。'],
      yes: '您的举报成立，这条评价已被隐藏。',
      no: '我们看过后认为这条评价没有违规，因此会保留。',
    },
    search_confirm: {
      subject: '确认已保存的搜索',
      lines: [
        '您（或输入此邮箱的人）在 Kaifong 街坊保存了搜索“{search_name}”。确认后，符合条件的新服务信息会发到这个邮箱。',
      ],
      button: '查看并确认',
      note: '不是您？请忽略这封邮件：不会再发送任何内容，一周后搜索会自动删除。',
    },
    search_news: {
      subject: '“{search_name}”有 {count} 条新服务信息',
      lines: ['您保存的搜索“{search_name}”有 {count} 条新服务信息。'],
      button: '查看全部结果',
    },
    licence_notice: { subject: '关于您的执照', lines: [], button: '我的服务信息' },
    claim_decided: { subject: '您的认领结果', lines: [], button: '我的服务信息' },
    listing_handed_over: { subject: '服务信息已转到另一个账号', lines: [], button: '我的服务信息' },
    plan_limit_change: { subject: '关于方案的上限', lines: [], button: '我的服务信息' },
    account_exists: { subject: '您已经有账号', lines: [], button: '前往登录' },
    sign_in_changed: { subject: '您的登录方式有变动', lines: [], button: '查看账号安全设置' },
    review_removed: { subject: '您的评价已被移除', lines: [], button: '查看决定' },
    review_held: { subject: '您的评价正在审核中', lines: [], button: '查看我的评价' },
    listing_report_decided: { subject: '您的举报已有结果', lines: [], button: '查看我的举报' },
    appeal_decided: { subject: '您的申诉已有结果', lines: [], button: '查看我的举报' },
    privacy_answer: { subject: '您的个人资料请求', lines: [] },
    generic: { subject: '{subject}', lines: [], button: '打开' },
  },
  reason: {
    member: '您收到这封邮件，是因为您有 Kaifong 街坊的账号。',
    address: '您收到这封邮件，是因为有人在 Kaifong 街坊使用了这个邮箱地址。',
    admin: '您收到这封邮件，是因为您是 Kaifong 街坊的管理员。',
    search: '您收到这封邮件，是因为您保存了这个搜索。',
  },
  linkBelow: '如果按钮没有反应，请打开以下网址：',
  end: '停止接收',
}

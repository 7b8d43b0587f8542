import type { EmailMessages } from './messages.ts'

export const zhHant: EmailMessages = {
  greeting: '{first_name}，你好：',
  emails: {
    welcome: {
      subject: '歡迎來到 Kaifong 街坊',
      lines: [
        '多謝加入，你的帳戶已經可以使用。',
        '想找水喉師傅、補習老師還是搬屋公司，都可以先看街坊評價，再直接用 WhatsApp 聯絡對方。如果你自己也提供服務，第一個刊登免費。',
      ],
      button: '搜尋服務',
    },
    email_confirmation: {
      subject: '請確認你的電郵地址',
      lines: ['按一下就完成，帳戶即可使用。連結 24 小時內有效。'],
      button: '確認電郵地址',
      note: '沒有註冊過？不用理會這封電郵，甚麼都不會發生。',
    },
    password_reset: {
      subject: '重設你的密碼',
      lines: ['我們收到重設密碼的要求，應該是你本人提出的。連結只能用一次，一小時內有效。'],
      button: '設定新密碼',
      note: '不是你提出的？不用理會這封電郵，你的密碼維持不變。',
    },
    password_changed: {
      subject: '你的密碼已更改',
      lines: ['你帳戶的密碼已在 {changed_at} 更改。'],
      button: '前往登入',
      note: '不是你改的？請立即在登入頁按「忘記密碼」重設，所有已登入的裝置都會登出。',
    },
    email_change: {
      subject: '請確認你的新電郵地址',
      lines: [
        '有人要求以後用這個電郵地址登入，應該是你本人。你確認之前，甚麼都不會改變。連結只能用一次，24 小時內有效。',
      ],
      button: '確認新地址',
      note: '不是你提出的？不用理會這封電郵：未經你確認，沒有帳戶會用到你的地址。',
    },
    email_changed: {
      subject: '你的登入電郵已更改',
      lines: [
        '由 {changed_at} 起，你的帳戶改用另一個電郵地址（{new_email}）登入，這個地址不再適用。',
        '更改在 {asked_at} 提出（{device}），並由寄到新地址的連結確認。其他裝置已全部登出，之前寄到這個地址的連結亦已失效。',
        '如果是你本人，不用理會這封電郵。',
      ],
      button: '聯絡我們',
      note: '不是你本人？請立即聯絡我們，並提供這個地址，我們會用它找出你的帳戶。這個地址已不能再用「忘記密碼」。',
    },
    new_sign_in: {
      subject: '你的帳戶有新的登入',
      lines: [
        '有人在 {changed_at} 用一個我們未見過的瀏覽器（{device}）登入了你的帳戶。',
        '如果是你本人，不用理會這封電郵。',
      ],
      button: '結束這次登入',
      note: '不是你本人？請按按鈕結束這次登入，然後更改密碼，因為有人知道你現在的密碼。',
    },
    listing_submitted: {
      subject: '待審核：{listing_name}',
      lines: ['{owner_name} 提交了刊登「{listing_name}」，等你審核。'],
      button: '前往審核',
    },
    listing_approved: {
      subject: '「{listing_name}」已經上線',
      lines: [
        '你的刊登「{listing_name}」已通過審核，街坊現在可以找到你了。',
        '不妨把連結傳給熟客：幾則真實評價，就是最好的開始。',
      ],
      button: '查看我的刊登',
    },
    listing_rejected: {
      subject: '「{listing_name}」需要修改',
      lines: ['你的刊登「{listing_name}」暫時未能上線，原因如下：'],
      yes: '你現時的計劃可刊登的數目已滿，這項刊登暫時不會展示。升級計劃或移除另一項刊登後，一按即可重新提交。',
      button: '修改並重新提交',
      note: '你寫過的內容全部保留。',
    },
    account_inactive: {
      subject: '你的帳戶已被停用',
      lines: [
        '你的帳戶已被管理員停用。如需協助，請聯絡我們。',
        '你已在所有裝置登出，你的刊登暫時不會公開。所有資料都沒有刪除。',
      ],
      button: '聯絡我們',
    },
    review_received: {
      subject: '「{listing_name}」有新評價',
      lines: ['有客人給「{listing_name}」{rating} 星（滿分 5 星），並寫道：'],
      button: '查看並回覆',
    },
    review_reply: {
      subject: '「{listing_name}」回覆了你的評價',
      lines: ['「{listing_name}」的刊登者回覆了你的評價：'],
      button: '查看回覆',
    },
    payment_received: {
      subject: '我們正在核對你的付款',
      lines: [
        '多謝。你表示已為「{plan_name}」付款 {amount}，參考編號 {reference}。',
        '我們正在核對收款戶口，有結果就會電郵通知你。',
      ],
      button: '查看付款',
    },
    payment_confirmed: {
      subject: '已確認付款：{plan_name}',
      lines: ['我們已收到你的付款 {amount}，參考編號 {reference}。你的計劃現在是「{plan_name}」。'],
      yes: '有效期至 {ends_at}。',
      no: '永久有效，毋須續期。',
      button: '查看我的計劃',
    },
    payment_rejected: {
      subject: '未能確認你的付款',
      lines: ['我們未能確認你為「{plan_name}」支付的 {amount}（參考編號 {reference}），原因如下：'],
      button: '查看付款',
      note: '如果你確實已付款，請附上銀行收據聯絡我們，我們會再核對。',
    },
    payment_refunded: {
      subject: '已退款 {amount}',
      lines: [
        '我們已就「{plan_name}」的付款（參考編號 {reference}）退回 {amount}，銀行的轉帳編號為 {refund_reference}。',
      ],
      yes: '你的計劃於 {ends_at}終止。退款原因：',
      no: '你的計劃維持不變。退款原因：',
      button: '查看我的付款',
    },
    plan_ending: {
      subject: '你的計劃將於 {ends_at}到期',
      lines: [
        '「{plan_name}」將於 {ends_at}到期。如想保留，請在當日之前續期。',
        '如果不續期，資料不會刪除：超出下一級計劃上限的刊登會暫時隱藏，續期後可在「我的刊登」再次提交，每個一按即可。',
      ],
      button: '查看我的計劃',
    },
    plan_ended: {
      subject: '你的計劃已到期',
      lines: [
        '「{plan_name}」已到期。',
        '資料沒有刪除：超出現有計劃上限的刊登會暫時隱藏，續期後可在「我的刊登」再次提交，每個一按即可。',
      ],
      button: '查看我的計劃',
    },
    queue_waiting: {
      subject: '有待管理員處理：{queue_name}',
      lines: ['{queue_name}：最早一項自 {oldest_at}起等候處理。'],
      button: '開啟清單',
    },
    review_report_decided: {
      subject: '你的舉報已有結果',
      lines: ['你舉報了「{listing_name}」的一則評價。多謝你為街坊留意。'],
      yes: '你的舉報成立，該評價已被隱藏。',
      no: '我們看過後認為該評價沒有違規，因此會保留。',
    },
    search_confirm: {
      subject: '確認已儲存的搜尋',
      lines: [
        '你（或輸入此電郵地址的人）在 Kaifong 街坊儲存了搜尋「{search_name}」。確認後，符合條件的新刊登會寄到這個地址。',
      ],
      button: '查看並確認',
      note: '不是你？不用理會這封電郵：不會再寄出任何內容，一星期後搜尋會自動刪除。',
    },
    search_news: {
      subject: '「{search_name}」有 {count} 個新刊登',
      lines: ['你儲存的搜尋「{search_name}」有 {count} 個新刊登。'],
      button: '查看全部結果',
    },
    licence_notice: { subject: '關於你的牌照', lines: [], button: '我的刊登' },
    claim_decided: { subject: '你的認領結果', lines: [], button: '我的刊登' },
    listing_handed_over: { subject: '刊登已轉到另一個帳戶', lines: [], button: '我的刊登' },
    plan_limit_change: { subject: '關於計劃的刊登上限', lines: [], button: '我的刊登' },
    account_exists: { subject: '你已經有帳戶', lines: [], button: '前往登入' },
    sign_in_changed: { subject: '你的登入方式有改動', lines: [], button: '查看帳戶保安設定' },
    review_removed: { subject: '你的評價已被移除', lines: [], button: '查看決定' },
    review_held: { subject: '你的評價正在審視中', lines: [], button: '查看我的評價' },
    listing_report_decided: { subject: '你的舉報已有結果', lines: [], button: '查看我的舉報' },
    appeal_decided: { subject: '你的上訴已有結果', lines: [], button: '查看我的舉報' },
    privacy_answer: { subject: '你的個人資料要求', lines: [] },
    generic: { subject: '{subject}', lines: [], button: '開啟' },
  },
  reason: {
    member: '你收到這封電郵，是因為你有 Kaifong 街坊的帳戶。',
    address: '你收到這封電郵，是因為有人在 Kaifong 街坊使用了這個電郵地址。',
    admin: '你收到這封電郵，是因為你是 Kaifong 街坊的管理員。',
    search: '你收到這封電郵，是因為你儲存了這個搜尋。',
  },
  linkBelow: '如果按鈕沒有反應，請開啟以下網址：',
  end: '停止接收',
}

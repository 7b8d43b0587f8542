import type { PlainDocument } from './document.ts'

export const document: PlainDocument = {
  title: 'Terms of Service',
  description:
    'The terms for using {brand}: what we do and do not do, rules for listings and reviews, plans, payments, refunds, liability and Hong Kong law.',
  lead: 'These are the rules between you and {brand}. By using the site you accept them; when you open an account, you agree to them expressly, and we keep the time and version you agreed to.',
  updated: true,
  sections: [
    {
      id: 'role',
      heading: '1. What {brand} is, and what it is not',
      blocks: [
        '{brand} is a directory. Providers publish listings, visitors read them and contact providers themselves, by WhatsApp, telephone or otherwise. “We” means whoever operates this site. A “provider” is the person or business that a listing describes; a “member” is anyone with an account.',
        'We are not a middleman. We take no bookings and no commission, hold no money for a job, and are not a party to anything you agree with a provider. The price, the date, the quality of the work, guarantees, and what happens when something goes wrong are between the two of you.',
        'We do not employ, supervise or recommend providers. A listing, a badge, a rating or a place in the results is information for your own judgement.',
      ],
    },
    {
      id: 'accounts',
      heading: '2. Accounts',
      blocks: [
        {
          list: [
            'You must be at least 18 years old to open an account. An account for a company is opened by somebody who may act for it.',
            'Give your real name and an email address that you read, and keep them up to date. One account per person.',
            'Keep your password to yourself. You are responsible for what is done with your account until you tell us that somebody else has got into it.',
            'You can download your data and delete your account yourself at any time, in your [profile](/profile).',
          ],
        },
      ],
    },
    {
      id: 'listings',
      heading: '3. Listings',
      blocks: [
        'Whoever submits a listing promises that:',
        {
          list: [
            'everything in it is true, complete enough not to mislead, and kept up to date: the name, the services, the areas, the prices, the qualifications. The Trade Descriptions Ordinance (Cap. 362) makes false descriptions, misleading omissions and bait prices a criminal offence;',
            'the prices are those that a customer in fact pays. Work is really done at a “from” price, and what makes it more expensive is stated, as are call-out fees, surcharges and conditions;',
            'they may use every text, photo and trade mark in it, and everybody recognisable in a photo has agreed to it;',
            'the WhatsApp number is theirs and they read it.',
          ],
        },
        'Listings are written in English, in Traditional Chinese, or in both. Readers of Simplified Chinese see the Traditional text converted by machine, and marked as converted.',
        'A person reads every new listing, and every change to a live one, before it is shown. We may refuse or take down a listing that breaks these terms or the law, and we always state the reason. That we have read a listing does not mean that we vouch for it.',
        'How many listings, categories, areas and photos are allowed depends on the [plan](/pricing). A listing beyond the limit is kept whole but not shown, and can be resubmitted once your plan allows it. When a plan ends, the newest listings beyond the limit are hidden in the same way; nothing is deleted.',
      ],
    },
    {
      id: 'licences',
      heading: '4. Licences and regulated work',
      blocks: [
        'Some work needs a licence or registration in Hong Kong, for example electrical and gas work, certain plumbing, employment agencies, estate agency, money lending, travel agency and the health professions. A provider who offers such work promises to hold what the law requires, gives the number where the form asks for it, and tells us at once when it lapses. We may take a listing down when a licence has expired or cannot be found.',
        'Employment agencies publish no profiles, photos or other personal data of job seekers. Doctors, dentists and other regulated health professionals state facts only, within their own codes of conduct.',
        'Where a listing says that a licence was checked, it means no more than this: on the date shown, we found that number in the register named. Customers should look it up again.',
      ],
    },
    {
      id: 'payments',
      heading: '5. Plans and payment',
      blocks: [
        'Reading, searching, contacting and reviewing cost nothing. Providers may buy a plan. What each plan includes, its price in Hong Kong dollars, and whether it is paid once or monthly, are on the [pricing page](/pricing); the price shown when you pay is the price that applies.',
        {
          steps: [
            'You choose a plan. We show the amount, a reference that belongs to this payment alone, and where to send it by FPS or PayMe.',
            'You make the transfer in your own bank or PayMe app, with the reference in the remarks, and tell us here that you have paid. We never see your bank details.',
            'A person compares it with the money received and confirms it. The plan starts at that moment, and you get an email.',
          ],
        },
        'Send money only to the account shown on the payment screen, and check the payee’s name in your bank app first. We never ask for payment by telephone or chat. Until the payment is confirmed, you may withdraw it on the site.',
        'A plan paid once does not end by itself. A monthly plan lasts one month from confirmation and ends unless you pay for the next one: we cannot charge you ourselves, so nothing is ever taken automatically. We remind you 7 days and 1 day before the end.',
        'A later change of price never affects what you have already paid. If we take away part of what your current plan includes, you may end it and get the unused share back under section 6.',
      ],
    },
    {
      id: 'refunds',
      heading: '6. Refunds',
      blocks: [
        {
          list: [
            'Change of mind: within 14 days after we confirm your payment you may get all of it back, without giving a reason. The plan then ends. For a monthly plan this applies to your first month.',
            'Not confirmed: money that reached us but that we could not match, or did not accept, is returned in full. So is money sent twice, or above the price.',
            'The badge cannot be given: if your WhatsApp number cannot be confirmed, you may get the full price of the WhatsApp Verified plan back within 30 days.',
            'Our fault or our end: if we fail to provide what the plan promises and do not put it right within 14 days of hearing from you, if we end your plan without a breach on your side, or if we close the site, you get back the share not yet used. A plan paid once is counted over 24 months from confirmation for this purpose.',
            'A plan that we end because you seriously broke these terms is not refunded, except where the law says otherwise.',
          ],
        },
        'Ask through the [contact](/terms#contact) below with the payment’s reference. We answer within 5 working days and send the money back by FPS or PayMe to the account it came from within 10 working days of agreeing, without a fee. This does not affect your rights by law.',
      ],
    },
    {
      id: 'placement',
      heading: '7. Featured places, ranking and advertisements',
      blocks: [
        'In the sort called Featured, at most {featuredSlots} premium listings that match a search come first. They are labelled “Featured” and rotate daily. All other sorts, and every place below, ignore plans. The formula is printed under [How ranking works](/about#ranking). We promise no number of views, messages or customers.',
        'Advertisements, if the site shows any, are labelled and kept apart from the results.',
      ],
    },
    {
      id: 'badges',
      heading: '8. Badges',
      blocks: [
        'A badge proves the fact that it names on the date that it names, and nothing else. “WhatsApp number confirmed” means that on that date the provider sent us a one-time code from that number; paying for a plan is not enough to get it, and it is removed when the number changes. What each badge proves, and what it does not, is listed under [What the badges mean](/about#badges). Faking, borrowing or misdescribing a badge is a serious breach of these terms.',
      ],
    },
    {
      id: 'reviews',
      heading: '9. Reviews',
      blocks: [
        {
          list: [
            'Write from your own dealings with the provider: contacted, quoted, or work done. One review for each member and listing; you may edit or delete it.',
            'Nobody reviews a listing of their own, of an employer or employee, of family, or of a competitor. Nobody pays, rewards or presses others for a review, whether good or bad.',
            'Facts must be true; opinions must be honestly held. No private information about anybody (home address, identity card, private telephone number, details of health or family), no insults, threats, advertising or things that have nothing to do with the service.',
            'A review that one of our checks flags is read by a person before it is shown. A low rating alone is never flagged.',
            'The owner of the listing may reply to each review once, in public, under the same rules.',
          ],
        },
        'Reviews are the words of their writers, not ours. We do not edit them. We hide a review when it breaks these rules, and leave a note in its place that says why; hidden reviews do not count in the rating. Payment never changes what happens to a review.',
      ],
    },
    {
      id: 'notices',
      heading: '10. Reports, legal notices and appeals',
      blocks: [
        'Press “Report” beside a review or a listing, choose the reason and tell us what is wrong. A reported review stays up while we examine it. Reports of private information, or of harmful or illegal content, may hide it until we have decided: when the reporter’s earlier reports were all upheld, or when a second, independent member reports the same. We tell the reporter the outcome and, where we act, the writer.',
        'If you say that something here is defamatory, infringes your copyright or is otherwise unlawful, report it with that reason, or send us a legal notice through the [contact](/terms#contact) below if you have no account. State where it is, the exact words or picture, why it is unlawful, what you say the truth is, and who you are. From that moment a clock runs: we look at the notice within one working day. We hide what is clearly unlawful at once and may hide anything else while we decide, hear the writer where that is fair, and tell both sides the result with reasons, as a rule within 7 days. We keep a record of the notice and of what we did.',
        'If we refused or took down your listing, hid your review, dismissed your report or deactivated your account, you may appeal within 30 days. Somebody looks at it afresh, where possible not the person who decided before, and answers within 14 days. Nothing is lost during an appeal: the content stays stored.',
        'Knowingly false reports, and reports made in order to silence honest criticism, count as misuse.',
      ],
    },
    {
      id: 'conduct',
      heading: '11. What nobody may do here',
      blocks: [
        {
          list: [
            'offer anything unlawful, dangerous or fraudulent, or pretend to be somebody else;',
            'harass, threaten, discriminate, or publish personal data in order to harm somebody (doxxing is a crime under the Personal Data (Privacy) Ordinance, Cap. 486);',
            'send advertising to the numbers and addresses found here, or collect them for that purpose;',
            'open several accounts to get around a limit or to write several reviews, or manipulate ratings, views or ranking in any other way;',
            'get around the security of the site, look for data that is not public, or overload it with automatic requests. The documented public API may be used within its limits, with a link to the source;',
            'copy a substantial part of the directory for a competing one.',
          ],
        },
        'Found a security hole? Tell us first, give us reasonable time to close it and leave other people’s data alone. We will be grateful and take no action against you.',
      ],
    },
    {
      id: 'content',
      heading: '12. Whose content it is',
      blocks: [
        'What you write and upload stays yours. You allow us, free of charge and anywhere in the world, to store it, show it on the site, in its feeds, its public API and link previews, change its size and format, convert its script, and quote short parts of it to make the site known. This permission ends when you delete the content or your account, except for copies in backups until they are replaced, and for what others have lawfully shared by then. Reviews whose writer has left stay up as written by a “former member”, unless the writer deletes them first.',
        'The software, design, name and mark of {brand}, and the directory as a collection, are ours or our licensors’. You may link to any page, and print or share single listings.',
      ],
    },
    {
      id: 'suspension',
      heading: '13. Suspending and ending',
      blocks: [
        'You may leave at any time by deleting your account. We may take down content, limit or deactivate an account that breaks these terms or the law, or that puts others at risk; we choose the mildest step that works, give the reason, and warn first unless there is danger or fraud. A deactivated account cannot sign in, and its listings are hidden; reactivating it brings them back.',
        'We may change or stop parts of the site. If the whole site ever closes, we will say so at least 30 days before, so that you can download your data, and section 6 applies to what was paid.',
      ],
    },
    {
      id: 'liability',
      heading: '14. What we answer for',
      blocks: [
        'Nothing in these terms excludes or limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not let us exclude. If you deal as a consumer, you keep your rights under the Supply of Services (Implied Terms) Ordinance (Cap. 457), the Unconscionable Contracts Ordinance (Cap. 458) and the Trade Descriptions Ordinance (Cap. 362). Every limit below holds only as far as it is reasonable under the Control of Exemption Clauses Ordinance (Cap. 71).',
        {
          list: [
            'We run the site with reasonable care and skill, but do not promise that it is always available or free of errors.',
            'We are not liable for what providers, members or customers do, write or fail to do, nor for dealings between them.',
            'We are not liable for loss that was not foreseeable, nor towards businesses for lost profit, lost business or other indirect loss.',
            'Otherwise, our liability to a member for all claims arising within twelve months is limited to what that member paid us in those months, or HK$1,000, whichever is more.',
          ],
        },
        'If you use the site for a business and a third person claims against us because your listing or review broke these terms, you bear the reasonable cost that follows from your breach.',
      ],
    },
    {
      id: 'law',
      heading: '15. Law and disputes',
      blocks: [
        'The law of the Hong Kong Special Administrative Region governs these terms, and its courts have jurisdiction, the Small Claims Tribunal included. If you are a consumer living elsewhere, you keep the mandatory protection of the law where you live.',
        'Please talk to us first: most things are settled in a message. A dispute with a provider is between you and the provider; the Consumer Council, the Customs and Excise Department (false trade descriptions) and the Small Claims Tribunal are there to help.',
        'If one of these terms turns out to be invalid, the others remain in force. If we do not insist on a right at once, we do not give it up. Nobody but you and us can enforce these terms.',
      ],
    },
    {
      id: 'changes',
      heading: '16. Changes to these terms',
      blocks: [
        'When these terms change, the date at the top of the page changes. Changes that matter to members are sent by email or shown on the site at least 14 days before they apply, unless the law or security requires it sooner. If you do not agree, you may delete your account before then; a paid plan is refunded under section 6 as if we had ended it.',
      ],
    },
    {
      id: 'languages',
      heading: '17. Language versions',
      blocks: [
        'These terms are published in English, Traditional Chinese and Simplified Chinese. If the versions differ, the English one prevails, except where the law protecting consumers says otherwise.',
      ],
    },
    {
      id: 'contact',
      heading: '18. Contact',
      blocks: [
        'For questions, refunds, appeals and legal notices:',
        { contact: true },
        'How we treat personal data is set out in the [Privacy Policy](/privacy).',
      ],
    },
  ],
}

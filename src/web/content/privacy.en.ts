// Why long: one document, which readers and lawyers read as a whole.
import type { PlainDocument } from './document.ts'

export const document: PlainDocument = {
  title: 'Privacy Policy',
  description:
    'What personal data {brand} collects, why, who sees it and for how long, and your rights under Hong Kong’s Personal Data (Privacy) Ordinance.',
  lead: 'You can search, read and contact providers here without telling us who you are. Where we do need something about you, this page says what, why, who sees it, and for how long.',
  updated: true,
  sections: [
    {
      id: 'who',
      heading: '1. Who is responsible',
      blocks: [
        'Whoever operates this site (“we”) is the data user under the Personal Data (Privacy) Ordinance (Cap. 486). This policy follows its six data protection principles. Questions and requests go to the person in charge of personal data, through the [contact](/privacy#contact) at the end.',
        { dataUser: true },
        'A provider whom you contact gets your message on WhatsApp or by phone directly from you, and is responsible for your data from then on.',
      ],
    },
    {
      id: 'collect',
      heading: '2. What we collect, where, and why',
      blocks: [
        'We collect only what the purpose needs, and each form says what must be filled in. If you leave out something required, we cannot provide that one thing; nothing else changes.',
        {
          table: {
            caption: 'Personal data by occasion',
            head: ['When you', 'We collect', 'In order to', 'Required?'],
            rows: [
              [
                'Read and search',
                'Your network address, only as long as it takes to answer you and protect the site from overload; words of searches that find nothing, without any link to you',
                'Answer you, prevent abuse, improve the search',
                'The address, technically; nothing else',
              ],
              [
                'Open an account',
                'First and last name, email address, password (stored only as a hash), language; the time and version of the terms you agreed to',
                'Run the account, write to you about it',
                'Yes',
              ],
              [
                'Sign in with Google or Apple',
                'Name, email address and the identifier they give us; no password, no contacts',
                'Run the account',
                'No, it is your choice',
              ],
              [
                'Stay signed in',
                'A session, with time, network address and kind of browser',
                'Keep you signed in, show your sessions so that you can end them',
                'Yes',
              ],
              [
                'Complete your profile',
                'WhatsApp number; if you like, telephone number and picture',
                'List your service, confirm the number, reach you',
                'The WhatsApp number for a complete profile; the rest is optional',
              ],
              [
                'Submit a listing',
                'Everything in the form: names, texts, photos, numbers, prices, hours, licences, business registration number',
                'Publish it, check it, show it in the search',
                'As marked in the form; the registration number stays private unless you show it',
              ],
              [
                'Confirm your WhatsApp number',
                'The message with the code, its sender and time',
                'Give the badge',
                'Only for the badge',
              ],
              [
                'Write a review, a reply or a vote',
                'Rating, text, photos, how far it went; if you like, month, price and how fast you heard back; whether the provider’s link brought you; whether you opened the chat with this provider here in the last 90 days',
                'Publish it, keep reviews trustworthy',
                'Rating and text',
              ],
              [
                'Open the chat with a provider while signed in',
                'That you did, with whom and when',
                'Mark a later review of yours as “Contacted through {brand}”',
                'No: signed out, it is not linked to you',
              ],
              [
                'Save favourites or make lists',
                'Which listings, and the names of your lists',
                'Show them to you, and a list to those to whom you give its link',
                'No',
              ],
              [
                'Save a search',
                'The search and its name; without an account your email address too',
                'Send you new listings that match it',
                'No: search without saving',
              ],
              [
                'Pay for a plan',
                'Amount, method, reference, time; if you like, transaction number and a screenshot',
                'Confirm the payment, keep accounts',
                'That a payment was made; number and screenshot are optional',
              ],
              [
                'Report something, send a notice or write to us',
                'What you write, who you are, what was decided',
                'Examine it, answer, prove what was done',
                'The reason; your name for a legal notice',
              ],
              [
                'Refer a friend',
                'That a new member came through your link',
                'Record the referral',
                'No. You share the link from your own phone; we never receive your friend’s number or address',
              ],
            ],
          },
        },
        'We never ask for identity card numbers, bank card numbers or bank log-ins. Please do not enter them anywhere here.',
      ],
    },
    {
      id: 'cookies',
      heading: '3. Cookies and what your browser keeps',
      blocks: [
        'Only what the site needs to work. There are no analytics cookies and no tracking across sites, so there is no banner to click away.',
        {
          table: {
            caption: 'What is stored in your browser',
            head: ['What', 'For', 'How long'],
            rows: [
              [
                'Session cookie',
                'Keeping you signed in; set only when you sign in',
                'Until you sign out; otherwise 7 days without use, at most 30 days (admins: 8 and 24 hours)',
              ],
              [
                'Known-browser cookie',
                'Letting you in from this browser while somebody else is guessing your password; it does not sign anybody in',
                '180 days after your last sign-in',
              ],
              ['Sign-in cookie', 'Bringing you back safely from Google or Apple', 'Minutes'],
              ['Language cookie', 'Remembering the language you chose', 'One year'],
              ['Just-written cookie', 'Showing you at once what you have just sent', '5 seconds'],
              ['Theme, in the browser’s own storage', 'Light or dark', 'Until you clear it; never sent to us'],
              [
                'Shortlist, in the browser’s own storage',
                'Saving up to 50 listings without an account; to show them, we receive their numbers and store nothing',
                'Until you remove them or clear it; when you sign in, they become your favourites',
              ],
              [
                'Recent searches, in the browser’s own storage',
                'Offering them again, and carrying what you chose from page to page',
                'The last five until you remove them, the latest until you close the tab; never sent to us by themselves',
              ],
              [
                'Drafts and recently viewed listings, in the browser’s own storage',
                'Keeping what you typed, finding a listing again',
                'Until you clear it. Signed in, drafts of listings and reviews are also saved in your account, for your other devices; the rest is not sent to us before you submit',
              ],
            ],
          },
        },
        'If this site shows advertisements, the advertising network’s script is loaded from its own servers. The network then learns your network address and may set cookies of its own under its own policy. We give it nothing about your account.',
      ],
    },
    {
      id: 'counting',
      heading: '4. Counting without following',
      blocks: [
        'Providers want to know how often their listing is seen and contacted. We count views, shares and presses of the WhatsApp, telephone and website buttons without cookies.',
        'To count a visitor only once a day, we calculate a short code from the listing, the network address (of an IPv6 address only the first half), the browser’s description and a random secret that changes every day. The secret is destroyed after 48 hours: from then on nobody, ourselves included, can calculate the code again or link two days, and a code never links two listings. The address itself is not stored with the count. Providers see totals only.',
      ],
    },
    {
      id: 'use',
      heading: '5. Use, and who else sees it',
      blocks: [
        'We use personal data for the purposes in section 2 and directly related ones, and for nothing else unless you expressly agree. We do not sell, rent or trade it.',
        {
          list: [
            'Everybody: approved listings with their names and numbers; reviews and replies with first name and initial, of a Chinese name without the surname. They also appear in search engines, in our public API and feed, and in link previews.',
            'The owner of a listing: reports and figures without names, and reviews as everybody sees them.',
            'Firms that work for us: hosting, storage, backup and email delivery. They may use the data for this work alone, under contract.',
            'Google or Apple: only if you sign in with them. WhatsApp: only when you press its button; the message is yours and goes from your phone. Your bank or PayMe: only through the transfer that you make.',
            'The parties to a legal notice: as far as a fair decision needs it.',
            'Courts and authorities: where the law obliges us, or allows it in order to prevent crime or serious harm. We check each demand and give no more than it covers.',
            'A successor: if the site changes hands, under this policy and after notice to members.',
          ],
        },
        'Within our team, only admins can see members’ data; what they change is recorded.',
      ],
    },
    {
      id: 'transfers',
      heading: '6. Outside Hong Kong',
      blocks: [
        'Some of the firms named above may keep data on servers outside Hong Kong. We then choose firms that commit by contract to protection like that of the Ordinance. What is public on this site can be read everywhere.',
      ],
    },
    {
      id: 'retention',
      heading: '7. How long we keep it',
      blocks: [
        {
          table: {
            caption: 'Retention',
            head: ['Data', 'Kept'],
            rows: [
              ['Account, profile, favourites, lists', 'Until you delete the account'],
              [
                'Drafts of listings and reviews',
                'Until you submit or discard them, at most {keepDrafts} days after the last change',
              ],
              ['Emails to you', '{keepEmails} days, or until you delete the account'],
              ['Files that admins import', '{keepImports} days'],
              ['What was sent to your webhooks', '{keepWebhookDeliveries} days'],
              ['Words of searches that found nothing', '{keepSearchMisses} days, without any link to you'],
              [
                'Network code stored with a review (from the listing, the day and a secret)',
                '{keepNetworkCodes} hours; it cannot be turned back into an address',
              ],
              [
                'Saved searches',
                'Until you delete them; {keepUnconfirmedSearches} days if the address is not confirmed',
              ],
              ['Accounts whose email address is never confirmed', '{keepUnconfirmedAccounts} days'],
              ['Listings', 'Until you delete them or the account'],
              [
                'Reviews',
                'Until you delete them. When you delete the account they stay as written by a “former member”, without your name',
              ],
              ['Sessions', 'At most {keepSessions} days'],
              ['Authenticator app, recovery codes, passkeys', 'Until you remove them or delete the account'],
              [
                'Password reset links, email confirmation links, links about a new browser, WhatsApp codes',
                '1 hour, 24 hours, {keepSignInLinks} days and 15 minutes respectively (stored as hashes, usable once)',
              ],
              ['Screenshots of payments', '{keepPaymentProofs} days after the decision'],
              ['Payments and subscriptions', '{keepPayments} years, as tax law requires of business records'],
              [
                'Reports, legal notices and appeals',
                '{keepReports} years after the decision; your words in a report go with your account',
              ],
              [
                'Requests about personal data',
                '{keepPrivacyRequests} years after the decision, as the Ordinance requires of refusals; those answered or withdrawn go with your account',
              ],
              ['Technical logs', '30 days; they hold no content of yours'],
              [
                'Individual views and clicks',
                '{keepCountedEvents} days; then daily totals only, for {keepDailyFigures} days. The daily secret: {keepNetworkCodes} hours',
              ],
              [
                'Addresses, domains and numbers that may not be used here',
                'Until the end of the ban, at most {keepBans} years, also without an account',
              ],
              [
                'Record of admins’ actions, and of changes of how you sign in, with an earlier email address',
                '{keepAuditLog} years',
              ],
              [
                'Record of consent to marketing, and of its withdrawal',
                '{keepMarketingRefusals} years after withdrawal, also without the account: the law asks for this record',
              ],
            ],
          },
        },
        'Deleting an account erases your personal data everywhere, also in emails to others that name you, except in payments, in the record of actions and where the table says so; there it stays for the time stated. Copies in backups disappear when those backups are replaced, and are used only for restoring.',
      ],
    },
    {
      id: 'marketing',
      heading: '8. Direct marketing',
      blocks: [
        'With your consent, and only then, we use your name and email address to send you news and offers about {brand}’s own services: plans, new features and tips for listings. The box at sign-up is separate and unticked; you lose nothing by leaving it unticked. We store which wording you agreed to, in which language, and when.',
        'You may withdraw your consent at any time, free of charge: through the link in every such message, in your [profile](/profile), or through the [contact](/privacy#contact) below. It takes effect at once, at the latest within 10 working days. We never give your data to others for their marketing, for money or otherwise (Part 6A of the Ordinance).',
        'Messages that the service needs (confirmations, decisions on a listing, payments, security) are not marketing and do not need this consent.',
      ],
    },
    {
      id: 'rights',
      heading: '9. Your rights',
      blocks: [
        {
          list: [
            'See and take your data: “Download my data” in your [profile](/profile) gives you everything linked to your account, at once, as a file that programs can read.',
            'Correct it: most of it yourself in your profile and listings; for the rest, ask us.',
            'Delete it: “Delete my account” in your [profile](/profile), or single listings, reviews and favourites on their own pages.',
            'Ask us: whether we hold data about you, for a copy, or for a correction, also without an account. We answer within 40 days and charge nothing. We may have to check that it is you; if we must refuse, we do so in writing, with the reason, within the same 40 days, and keep a record of it.',
            'Somebody has published something about you here? Report it as “private information”: we look at such reports first, and the review may be hidden meanwhile.',
          ],
        },
        'If our answer does not satisfy you, you may complain to the [Office of the Privacy Commissioner for Personal Data](https://www.pcpd.org.hk).',
      ],
    },
    {
      id: 'security',
      heading: '10. Security',
      blocks: [
        'The connection is encrypted on the public site. Passwords are stored only as slow, salted hashes (argon2id). Photos are re-encoded without the location and device data that cameras add. Payment screenshots are private. Admin access is limited, expires after some hours, and is recorded. Requests that come too fast are refused.',
        'No system is perfect. Please choose a password that you use nowhere else, and tell us if something seems odd.',
      ],
    },
    {
      id: 'breach',
      heading: '11. If something goes wrong',
      blocks: [
        'If personal data is lost, or seen by somebody who should not have it, we stop the leak, find out who is affected, and assess the harm. Where there is a real risk of harm, we tell the people affected and the Privacy Commissioner as soon as we can, as a rule within 72 hours of knowing: what happened, which data, what we have done, and what you can do.',
      ],
    },
    {
      id: 'children',
      heading: '12. Children',
      blocks: [
        'Accounts are for people of 18 and over. We do not knowingly collect children’s data. Do not show a recognisable child in a photo without the parents’ consent. If a child’s data is on the site, tell us and we will delete it.',
      ],
    },
    {
      id: 'changes',
      heading: '13. Changes',
      blocks: [
        'When this policy changes, the date at the top changes. We announce important changes to members before they apply, and ask for your consent wherever a new purpose needs it. This policy is published in English, Traditional Chinese and Simplified Chinese; if they differ, the English version prevails.',
      ],
    },
    {
      id: 'contact',
      heading: '14. Contact',
      blocks: [
        'For the person in charge of personal data (please write “personal data” in your message, so that it is read first):',
        { contact: true },
      ],
    },
  ],
}

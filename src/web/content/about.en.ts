import type { PlainDocument } from './document.ts'

export const document: PlainDocument = {
  title: 'About us',
  description:
    'What {brand} is, how listings are checked, how we keep reviews trustworthy, how ranking works and how we earn money.',
  lead: '{brand} is Hong Kong’s word of mouth in writing: find somebody for the job, read what the neighbours say, and contact them yourself.',
  sections: [
    {
      id: 'what',
      heading: 'What {brand} is',
      blocks: [
        'A directory of people and businesses in Hong Kong: plumbers, tutors, movers, cleaners, accountants, vets and many more. You can read it in English, Traditional Chinese or Simplified Chinese, and one search finds them all, whichever language you type.',
        'When you have found somebody, you message them on WhatsApp or call. The message goes straight from your phone to theirs. There is no middleman: we take no bookings, deposits or commission, and we do not see your chat.',
        'You can search, read, save a shortlist and get in touch without an account. You need one to see your favourites on all your devices, write a review or list your service.',
      ],
    },
    {
      id: 'checks',
      heading: 'How listings are checked',
      blocks: [
        'A person reads every new listing before it is published, and every later change before it goes live. We check that:',
        {
          list: [
            'The name, description and photos describe a real service in Hong Kong, in the right category and areas.',
            'There is a WhatsApp number, and the business is not listed twice.',
            'Each price has a unit and an amount, or at least what it starts from; otherwise it says “price on request”. The price at the door should be no surprise.',
            'Where the law requires a licence, as for electrical work, employment agencies or estate agents, the number is given. Once we have checked it against the public register, the listing says which register and on what day.',
          ],
        },
        'We do not watch anybody work, and we cannot promise that a job will go well. If something in a listing is wrong, press “Report” on its page.',
      ],
    },
    {
      id: 'reviews',
      heading: 'How we keep reviews trustworthy',
      blocks: [
        {
          list: [
            'Each member can review a listing once. An edited review says so. Nobody may review a listing of their own.',
            'Reviewers say how far it went (contacted, quoted or work done) and may add the month and the price paid.',
            '“Contacted through {brand}” means that this member opened the chat with this provider on this site, between 1 and 90 days before writing.',
            'Reviews that look suspicious are read by a person before they appear: links or phone numbers from a brand-new account, several from one network in a day, a sudden run far from the usual rating.',
            'Any member may report a review. It stays up while we look at it. Only for private information, or something harmful or illegal, may it be hidden first: when all earlier reports of that member were upheld, or when a second member reports the same.',
            'A removed review leaves a note in its place that says why. Ratings count published reviews only.',
            'The provider may reply to each review once, in public. Nobody can pay to have a review removed, whatever their plan.',
          ],
        },
        'The full rules are in the [Terms of Service](/terms#reviews).',
      ],
    },
    {
      id: 'ranking',
      heading: 'How ranking works',
      blocks: [
        'This is the complete method, with the figures that the search itself uses.',
        {
          table: {
            caption: 'The five ways to sort',
            head: ['Sort', 'What decides'],
            rows: [
              [
                'Featured',
                'Quality and popularity, and your words if you typed any, as explained below. At most {featuredSlots} matching premium listings come first, labelled “Featured”.',
              ],
              ['Highest Rated', 'The adjusted rating, explained below. Plans have no effect.'],
              [
                'Most Reviews',
                'The number of published reviews; listings with the same number are in Featured order. Plans have no effect.',
              ],
              ['Name A‑Z, Name Z‑A', 'The name. Plans have no effect.'],
            ],
          },
        },
        {
          topic: 'The adjusted rating. ',
          text: 'A single five-star review should not beat a long good record. So every listing starts with {priorReviews} imaginary reviews of {priorMean} stars, to which the real ones are added. Three real reviews of 5 stars give {exampleFew}; forty with an average of 4.7 give {exampleMany}, and rank higher. A new listing without reviews starts at {priorMean}, in the middle of the field rather than at its end.',
        },
        {
          topic: 'Quality counts for {qualityShare}%. ',
          text: 'It is the adjusted rating on a scale from 3 stars (nothing) to 5 stars (everything).',
        },
        {
          topic: 'Popularity counts for {popularityShare}%. ',
          text: 'It is the number of published reviews, on a scale where each further review adds less than the one before; beyond {popularityFull} reviews nothing more is added.',
        },
        'When you type words, we look for a category and a place in them, in any of the three languages. The listings of that category are shown, whatever words or language they use, and other words only change the order. Without a category, a listing is shown if its text has every word. How well it matches adds points, and the best of the first five counts:',
        {
          table: {
            caption: 'What a match adds',
            head: ['Your words', 'Points'],
            rows: [
              ['Are the whole of the listing’s name', '{wholeNamePoints}'],
              ['Are all in its name, and say more than a category', '{namePoints}'],
              ['Ask for its main category', '{needPoints}'],
              ['Ask for another of its categories', '{otherCategoryPoints}'],
              ['Are elsewhere in its text', '{textPoints}'],
              ['Plus, if five or more Chinese characters in a row are in its text exactly as typed', '{phrasePoints}'],
              ['Plus, if the other words are in its text', '0 to {wordsPoints}'],
              ['Plus, if you ask for cheap ones: each step of the price filter, instead of quality', '{cheapPoints}'],
              ['Plus, for every listing: quality and popularity together', '0 to {featuredShare}'],
            ],
          },
        },
        'If two come out equal, the newer listing comes first, so the order never changes while you read.',
        {
          topic: 'Premium placement. ',
          text: 'In the Featured sort, and only there, at most {featuredSlots} premium listings that match your search come first. They are labelled “Featured” and rotate daily, so that each gets the same share. Every other sort, and everything below those {featuredSlots}, ignores plans: paying moves nobody up.',
        },
        {
          topic: 'Replies quickly. ',
          text: 'Reviewers may say how fast they heard back. From {leastReplyAnswers} answers on, a page shows them; “Replies quickly” is added where at least {quickPercent}% heard back the same day. It has no effect on any order.',
        },
        {
          topic: 'Invited reviews. ',
          text: 'Providers may ask customers for a review with a link of their own. Such reviews say “Invited by the provider” and count like all others.',
        },
        { invitedReviews: true },
        {
          topic: 'How complete is my listing? ',
          text: 'Owners see a score of 0 to 100 for each listing. It has no effect on the order of results.',
        },
        {
          table: {
            caption: 'Points of a complete listing',
            head: ['What visitors need', 'Points'],
            rows: [
              ['{coachEnoughPhotos} photos or more; fewer give part of the points', '{coachPhotos}'],
              ['A price with an amount (half), and all prices named in English and Chinese (half)', '{coachPrices}'],
              ['Opening hours', '{coachHours}'],
              ['Areas served', '{coachAreas}'],
              [
                'A licence found in its register; half if it is only stated; full where the category has no register',
                '{coachLicence}',
              ],
              ['The WhatsApp number confirmed', '{coachVerified}'],
              ['Replies to the latest {coachReviews} reviews, in proportion; full without reviews', '{coachReplies}'],
            ],
          },
        },
      ],
    },
    {
      id: 'badges',
      heading: 'What the badges mean',
      blocks: [
        'A badge states one fact and its date. It is not a recommendation.',
        {
          table: {
            caption: 'Badges and labels',
            head: ['Badge', 'What it proves', 'What it does not prove'],
            rows: [
              [
                'WhatsApp number confirmed on a date',
                'On that day the provider sent us a one-time code from this WhatsApp number. The badge is removed as soon as the number changes.',
                'Who the person is, or how well they work.',
              ],
              [
                'Licence checked on a date',
                'On that day we found the licence number in the register that the badge names.',
                'That it is still valid today. Check it again before a big job.',
              ],
              [
                'Licence claimed',
                'The provider gave us this number. Nobody has checked it against a register yet.',
                'That the licence exists.',
              ],
              ['Featured', 'The provider has the Premium plan, and today it is their turn.', 'Anything about quality.'],
              [
                'Contacted through {brand}',
                'The reviewer opened the chat with this provider here, 1 to 90 days before writing.',
                'That work was done.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'money',
      heading: 'How we earn money',
      blocks: [
        'Providers can buy a plan for more areas, more listings, statistics about their listing, and the labelled first places. The [pricing page](/pricing) says what each plan includes and costs. The free plan stays free.',
        'If the site shows advertisements one day, they will be labelled and kept apart from the results. We take no commission on any job, and we do not sell anybody’s data.',
      ],
    },
    {
      id: 'list',
      heading: 'List your service',
      blocks: [
        {
          steps: [
            '[Open an account](/auth?mode=sign-up&next=/submit-listing) and confirm your email address.',
            '[Fill in the listing](/submit-listing): what you do and where, prices, photos and your WhatsApp number, in English, in Traditional Chinese, or in both. What you type is saved as you go.',
            'A person reads it. You get an email when it is live, or one that says what to change.',
            'Customers message you directly. Replying to reviews, friendly or not, is the best advertisement there is.',
          ],
        },
        'Is your business here already, but you did not list it yourself? Open its page and press “Claim this listing”. Once we have confirmed that it is yours, you can edit it.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        'The quickest way to tell us about a wrong listing or review is “Report” beside it. For everything else:',
        { contact: true },
      ],
    },
  ],
}

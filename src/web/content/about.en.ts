import type { PlainDocument } from './document.ts'

export const document: PlainDocument = {
  title: 'About us',
  description:
    'What {brand} is, how listings are checked, how reviews are kept believable, how ranking works and how we earn money.',
  lead: '{brand} is Hong Kong’s word of mouth, written down: find somebody for the job, read what the neighbours say, and write to them yourself.',
  sections: [
    {
      id: 'what',
      heading: 'What {brand} is',
      blocks: [
        'A directory of people and businesses who do things for you in Hong Kong: plumbers, tutors, movers, cleaners, accountants, vets and many more. It reads in English, Traditional Chinese and Simplified Chinese, and one search finds all of them, whichever language you type.',
        'When you have found somebody, you write to them on WhatsApp or call. The message goes straight from your phone to theirs. There is no middleman: we take no booking, no deposit and no commission, and we do not read your chat.',
        'You need no account to search, read, save to a shortlist and make contact. You need one to keep favourites on all your devices, write a review or list your service.',
      ],
    },
    {
      id: 'checks',
      heading: 'How listings are checked',
      blocks: [
        'A person reads every new listing before the public sees it, and every later change before it replaces what is shown. We look at these things:',
        {
          list: [
            'The name, the description and the photos speak of a real service in Hong Kong, in the right category and areas.',
            'A WhatsApp number is there, and the same business is not listed twice.',
            'Prices carry a unit and say “from” and “to”, or say that they are by quotation. The price at the door should be no surprise.',
            'Where the law asks for a licence, as with electrical work, employment agencies or estate agents, the number is given. When we have compared it with the public register, the listing says which register and on what day.',
          ],
        },
        'We do not watch anybody work, and we cannot promise that a job will go well. If something in a listing is wrong, press “Report” on it.',
      ],
    },
    {
      id: 'reviews',
      heading: 'How reviews are kept believable',
      blocks: [
        {
          list: [
            'One review for each member and listing. It can be edited, and then says so. Nobody may review a listing of their own.',
            'The writer says how far it went: contacted, quoted, or work done; and may add the month and the price paid.',
            '“Contacted through {brand}” means that this member opened the chat with this provider on this site, between 1 and 90 days before writing.',
            'Reviews that look arranged wait for a person before they appear: links or telephone numbers from a brand-new account, several in one day from one network, a sudden run far from the usual rating.',
            'Any member may report a review. It stays up while we look, except where it shows private information or something harmful or illegal: then it is hidden first and examined afterwards.',
            'A hidden review leaves a note in its place that says why. Ratings count the published reviews alone.',
            'The provider may answer each review once, in public. No provider can have a review removed by paying, whatever the plan.',
          ],
        },
        'The full rules are in the [Terms of Service](/terms#reviews).',
      ],
    },
    {
      id: 'ranking',
      heading: 'How ranking works',
      blocks: [
        'This is the whole of it, with the figures that the search itself uses.',
        {
          table: {
            caption: 'The five ways to sort',
            head: ['Sort', 'What decides'],
            rows: [
              [
                'Featured',
                'Quality and popularity, and your words if you typed any, as explained below. At most {featuredSlots} matching premium listings stand first, labelled “Featured”.',
              ],
              ['Highest Rated', 'The adjusted rating, explained below. Plans take no part.'],
              [
                'Most Reviews',
                'The number of published reviews; equal numbers stand in Featured order. Plans take no part.',
              ],
              ['Name A-Z, Name Z-A', 'The name. Plans take no part.'],
            ],
          },
        },
        'The adjusted rating. A single five-star review should not beat a long good record. So every listing starts with {priorReviews} imagined reviews of {priorMean} stars, and the real ones are added. Three real reviews of 5 stars make {exampleFew}; forty with a mean of 4.7 make {exampleMany}, and stand higher. A new listing without reviews starts at {priorMean}, in the middle of the field rather than at its end.',
        'Quality counts for {qualityShare}%. It is the adjusted rating on a scale from 3 stars (nothing) to 5 stars (everything).',
        'Popularity counts for {popularityShare}%. It is the number of published reviews, on a scale where each further review adds less than the one before; from {popularityFull} reviews on, nothing more is added.',
        'When you type words, we look for a category and a place in them, in any of the three languages. The listings of that category are shown, whatever words or language they use, and other words only change the order. Without a category, a listing is shown if its text has every word. How well it matches adds points, and the best of the first four counts:',
        {
          table: {
            caption: 'What a match adds',
            head: ['Your words', 'Points'],
            rows: [
              ['are the whole of the listing’s name', '{wholeNamePoints}'],
              ['are all in its name, and say more than a category', '{namePoints}'],
              ['ask for its category', '{needPoints}'],
              ['are elsewhere in its text', '{textPoints}'],
              [
                'besides, where five or more Chinese characters in a row stand in its text exactly as typed',
                '{phrasePoints}',
              ],
              ['besides, where the other words are in its text', '0 to {wordsPoints}'],
              [
                'besides, when you ask for cheap ones, for each step of the price filter, instead of quality',
                '{cheapPoints}',
              ],
              ['besides, for every listing: quality and popularity together', '0 to {featuredShare}'],
            ],
          },
        },
        'Where two come out equal, the newer listing stands first, so that the order never changes while you read.',
        'Premium placement. In the Featured sort, and only there, at most {featuredSlots} premium listings that match your search stand first. They carry the label “Featured”, and every day others take their turn, so that each gets the same share. Every other sort, and everything below those {featuredSlots}, is blind to plans: paying moves nobody up.',
        'How complete is my listing? Owners see a score of 0 to 100 for each listing. It takes no part in any order.',
        {
          table: {
            caption: 'Points of a complete listing',
            head: ['What visitors need', 'Points'],
            rows: [
              ['{coachEnoughPhotos} photos or more, fewer give a part of it', '{coachPhotos}'],
              ['A price with an amount (half), and all prices named in English and Chinese (half)', '{coachPrices}'],
              ['Opening hours', '{coachHours}'],
              ['Areas served', '{coachAreas}'],
              [
                'A licence found in its register, half while it is only stated; full where the category has no register',
                '{coachLicence}',
              ],
              ['The WhatsApp number confirmed', '{coachVerified}'],
              ['Replies to the latest {coachReviews} reviews, by their share; full without reviews', '{coachReplies}'],
            ],
          },
        },
      ],
    },
    {
      id: 'badges',
      heading: 'What the badges mean',
      blocks: [
        'A badge states one fact and its date. It is no recommendation.',
        {
          table: {
            caption: 'Badges and labels',
            head: ['Badge', 'What it proves', 'What it does not prove'],
            rows: [
              [
                'WhatsApp number confirmed on a date',
                'On that day the provider sent us a one-time code from this WhatsApp number. The badge falls as soon as the number changes.',
                'Who the person is, or how well they work.',
              ],
              [
                'Licence checked on a date',
                'On that day we found the licence number in the register that the badge names.',
                'That it is still valid today. Look it up again before a big job.',
              ],
              [
                'Licence claimed',
                'The provider gave us this number. Nobody has compared it with a register yet.',
                'That the licence exists.',
              ],
              [
                'Featured',
                'The provider pays for the Premium plan, and this is its turn in first place.',
                'Anything about quality.',
              ],
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
        'Providers may take a plan for more areas, more listings, figures about their listing, and the labelled first places. What each plan holds and costs is on the [pricing page](/pricing). The free plan stays free.',
        'Should the site carry advertisements one day, they will be marked as such and stand apart from the results. We take no commission on any job, and we sell nobody’s data.',
      ],
    },
    {
      id: 'list',
      heading: 'List your service',
      blocks: [
        {
          steps: [
            '[Open an account](/auth?mode=sign-up&next=/submit-listing) and confirm your email address.',
            '[Fill in the listing](/submit-listing): what you do and where, prices, photos and your WhatsApp number, in English, in Traditional Chinese, or in both. What you have typed is kept as you go.',
            'A person reads it. You get an email when it is up, or when something needs changing, with the reason.',
            'Customers write to you directly. Answering reviews, friendly or not, is the best advertisement there is.',
          ],
        },
        'Is your business here already, and you did not list it yourself? Write to us, and we hand the listing over once the number on it is confirmed to be yours.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        'A wrong listing or review is dealt with fastest through “Report” beside it. For everything else:',
        { contact: true },
      ],
    },
  ],
}

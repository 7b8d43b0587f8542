import type { EmailMessages } from './messages.ts'

export const en: EmailMessages = {
  greeting: 'Hello {first_name},',
  emails: {
    welcome: {
      subject: 'Welcome to Kaifong',
      lines: [
        'Good to have you in the neighbourhood. Your account is ready.',
        'Look for a plumber, a tutor or a mover, read what the neighbours say, and write to them directly on WhatsApp. If you offer a service yourself, your first listing is free.',
      ],
      button: 'Find a service',
    },
    email_confirmation: {
      subject: 'Confirm your email address',
      lines: ['One tap and your account is ready. The link works for 24 hours.'],
      button: 'Confirm my address',
      note: 'Didn’t sign up? Ignore this email, and nothing happens.',
    },
    password_reset: {
      subject: 'Choose a new password',
      lines: ['Somebody, most likely you, asked for a new password. The link works once, for one hour.'],
      button: 'Choose a new password',
      note: 'Didn’t ask for this? Ignore this email: your password stays the same.',
    },
    password_changed: {
      subject: 'Your password was changed',
      lines: ['The password of your account was changed on {changed_at}.'],
      button: 'Go to sign in',
      note: 'Wasn’t you? Choose “Forgot password” on the sign-in page right away: that signs out every device.',
    },
    email_change: {
      subject: 'Confirm your new email address',
      lines: [
        'Somebody, most likely you, asked to sign in with this address from now on. Nothing changes until you confirm it. The link works once, for 24 hours.',
      ],
      button: 'Confirm the new address',
      note: 'Didn’t ask for this? Ignore this email: without your confirmation, no account uses your address.',
    },
    email_changed: {
      subject: 'Your sign-in address was changed',
      lines: [
        'On {changed_at}, the sign-in address of your account was changed from this one to {new_email}.',
        'The change was asked for on {asked_at} ({device}) and confirmed by the link in an email to the new address. Other devices were signed out, and links we sent to this address no longer work.',
        'If it was you, you don’t need to do anything.',
      ],
      button: 'Contact us',
      note: 'Wasn’t you? Contact us right away and name this address: we can find your account by it. “Forgot password” no longer works with this address.',
    },
    new_sign_in: {
      subject: 'New sign-in to your account',
      lines: [
        'Somebody signed in to your account on {changed_at} with a browser we hadn’t seen before ({device}).',
        'If it was you, you don’t need to do anything.',
      ],
      button: 'End this session',
      note: 'Wasn’t you? End the session with the button, then choose a new password: somebody knows your current one.',
    },
    listing_submitted: {
      subject: 'To review: {listing_name}',
      lines: ['{owner_name} has submitted the listing “{listing_name}”. It is waiting for your decision.'],
      button: 'Review it',
    },
    listing_approved: {
      subject: '“{listing_name}” is live',
      lines: [
        'Your listing “{listing_name}” has been approved, and the neighbours can find it now.',
        'Send the link to customers you know: a few honest reviews are the best start.',
      ],
      button: 'See my listing',
    },
    listing_rejected: {
      subject: '“{listing_name}” needs a change',
      lines: ['We could not publish your listing “{listing_name}” yet. The reason:'],
      yes: 'You’ve reached your plan’s limit, so this listing is hidden for now. Upgrade or delete another listing, then resubmit this one with one click.',
      button: 'Change and resubmit',
      note: 'Everything you wrote is still there.',
    },
    account_inactive: {
      subject: 'Your account has been deactivated',
      lines: [
        'Your account has been deactivated by an administrator. Please contact us for assistance.',
        'You are signed out everywhere, and your listings are hidden for now. Nothing has been deleted.',
      ],
      button: 'Contact us',
    },
    review_received: {
      subject: 'A new review of “{listing_name}”',
      lines: ['A customer gave “{listing_name}” {rating} out of 5 stars and wrote:'],
      button: 'Read and reply',
    },
    review_reply: {
      subject: '“{listing_name}” replied to your review',
      lines: ['The owner of “{listing_name}” has replied to your review:'],
      button: 'See the reply',
    },
    payment_received: {
      subject: 'We are checking your payment',
      lines: [
        'Thank you. You told us that you paid {amount} for {plan_name}, reference {reference}.',
        'We are checking our account and will email you with the result.',
      ],
      button: 'See my payment',
    },
    payment_confirmed: {
      subject: 'Payment confirmed: {plan_name}',
      lines: ['Your payment of {amount}, reference {reference}, has arrived. Your plan is now {plan_name}.'],
      yes: 'It is active until {ends_at}.',
      no: 'It is permanent: there is nothing to renew.',
      button: 'See my plan',
    },
    payment_rejected: {
      subject: 'We could not confirm your payment',
      lines: ['We could not confirm your payment of {amount} for {plan_name}, reference {reference}. The reason:'],
      button: 'See my payment',
      note: 'If you did pay, send us your bank’s receipt, and we’ll check again.',
    },
    payment_refunded: {
      subject: 'Refund of {amount}',
      lines: [
        'We have refunded {amount} of your payment for {plan_name}, reference {reference}. Our bank’s reference for the transfer is {refund_reference}.',
      ],
      yes: 'Your plan ends on {ends_at}. The reason for the refund:',
      no: 'Your plan stays as it is. The reason for the refund:',
      button: 'See my payments',
    },
    plan_ending: {
      subject: 'Your plan ends on {ends_at}',
      lines: [
        '{plan_name} ends on {ends_at}. To keep it, renew before that day.',
        'If you let it end, nothing is deleted. Listings beyond the next plan’s limit are hidden; once you have renewed, send them again under My Listings, with one tap each.',
      ],
      button: 'See my plan',
    },
    plan_ended: {
      subject: 'Your plan has ended',
      lines: [
        '{plan_name} has ended.',
        'Nothing was deleted. Listings beyond your current plan’s limit are hidden; once you have renewed, send them again under My Listings, with one tap each.',
      ],
      button: 'See my plan',
    },
    queue_waiting: {
      subject: 'Waiting for an admin: {queue_name}',
      lines: ['{queue_name}: the oldest entry has been waiting since {oldest_at}.'],
      button: 'Open the list',
    },
    review_report_decided: {
      subject: 'We have looked at your report',
      lines: ['You reported a review of “{listing_name}”. Thank you for looking out for the neighbours.'],
      yes: 'We agree: the review is now hidden.',
      no: 'It doesn’t break our rules, so it stays.',
    },
    search_confirm: {
      subject: 'Confirm your saved search',
      lines: [
        'You, or somebody who typed this address, saved the search “{search_name}” on Kaifong. Confirm it, and we’ll email new listings that match to this address.',
      ],
      button: 'See and confirm',
      note: 'Wasn’t you? Ignore this email: nothing more is sent, and the search is deleted after a week.',
    },
    search_news: {
      subject: '{count} new for “{search_name}”',
      lines: ['New listings for your saved search “{search_name}”: {count}.'],
      button: 'See all results',
    },
    licence_notice: { subject: 'About your licence', lines: [], button: 'My Listings' },
    claim_decided: { subject: 'Your claim', lines: [], button: 'My Listings' },
    listing_handed_over: { subject: 'A listing moved to another account', lines: [], button: 'My Listings' },
    plan_limit_change: { subject: 'About your plan’s limit', lines: [], button: 'My Listings' },
    account_exists: { subject: 'You already have an account', lines: [], button: 'Go to sign in' },
    sign_in_changed: { subject: 'The way you sign in has changed', lines: [], button: 'See the security settings' },
    review_removed: { subject: 'Your review was removed', lines: [], button: 'See the decision' },
    review_held: { subject: 'Your review is being examined', lines: [], button: 'See your reviews' },
    listing_report_decided: { subject: 'We have looked at your report', lines: [], button: 'See your reports' },
    appeal_decided: { subject: 'We have decided your appeal', lines: [], button: 'See your reports' },
    privacy_answer: { subject: 'Your request about your personal data', lines: [] },
    generic: { subject: '{subject}', lines: [], button: 'Open' },
  },
  reason: {
    member: 'You get this email because you have an account with Kaifong.',
    address: 'You get this email because somebody used this address at Kaifong.',
    admin: 'You get this email because you are an admin of Kaifong.',
    search: 'You get this email because you saved this search.',
  },
  linkBelow: 'If the button does not work, open this address:',
  end: 'End these emails',
}

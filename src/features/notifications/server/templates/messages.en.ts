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
      note: 'You did not sign up? Then ignore this email, and nothing happens.',
    },
    password_reset: {
      subject: 'Choose a new password',
      lines: ['Somebody, most likely you, asked for a new password. The link works once, for one hour.'],
      button: 'Choose a new password',
      note: 'You did not ask? Then ignore this email: your password stays as it is.',
    },
    password_changed: {
      subject: 'Your password was changed',
      lines: ['The password of your account was changed on {changed_at}.'],
      button: 'Go to sign in',
      note: 'It was not you? Choose “Forgot password” on the sign-in page right away: that ends every open session.',
    },
    new_sign_in: {
      subject: 'New sign-in to your account',
      lines: [
        'Somebody signed in to your account on {changed_at} with a browser that we had not seen before ({device}).',
        'If it was you, there is nothing to do.',
      ],
      button: 'End this session',
      note: 'It was not you? End the session with the button, then choose a new password: somebody knows the present one.',
    },
    listing_submitted: {
      subject: 'To review: {listing_name}',
      lines: ['{owner_name} has submitted the listing “{listing_name}”. It waits for your decision.'],
      button: 'Review it',
    },
    listing_approved: {
      subject: '“{listing_name}” is live',
      lines: [
        'Your listing “{listing_name}” is approved, and the neighbours can find it now.',
        'Send the link to customers you know: a few honest reviews are the best start.',
      ],
      button: 'See my listing',
    },
    listing_rejected: {
      subject: '“{listing_name}” needs a change',
      lines: ['We could not publish your listing “{listing_name}” yet. The reason:'],
      yes: 'You may have fewer listings up on your plan than you have now, so this one is off the site for now. Upgrade, or take another one down, and it can be resubmitted with one click.',
      button: 'Change and resubmit',
      note: 'Everything you wrote is still there.',
    },
    account_inactive: {
      subject: 'Your account has been deactivated',
      lines: [
        'Your account has been deactivated by an administrator. Please contact us for assistance.',
        'You are signed out everywhere, and your listings cannot be seen for now. Nothing has been deleted.',
      ],
      button: 'Contact us',
    },
    review_received: {
      subject: 'A new review of “{listing_name}”',
      lines: ['A customer gave “{listing_name}” {rating} of 5 stars and wrote:'],
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
        'We look for it in our account and write to you once it is decided.',
      ],
      button: 'See my payment',
    },
    payment_confirmed: {
      subject: 'Payment confirmed: {plan_name}',
      lines: ['Your payment of {amount}, reference {reference}, has arrived. Your plan is now {plan_name}.'],
      yes: 'It runs until {ends_at}.',
      no: 'It is yours permanently: there is nothing to renew.',
      button: 'See my plan',
    },
    payment_rejected: {
      subject: 'We could not confirm your payment',
      lines: ['We could not confirm your payment of {amount} for {plan_name}, reference {reference}. The reason:'],
      button: 'See my payment',
      note: 'If you did pay, contact us with the receipt of your bank, and we look again.',
    },
    payment_refunded: {
      subject: 'Refund of {amount}',
      lines: [
        'We have sent back {amount} of your payment for {plan_name}, reference {reference}. Our bank’s reference of this transfer is {refund_reference}.',
      ],
      yes: 'Your plan ends on {ends_at}. The reason for the refund:',
      no: 'Your plan stays as it is. The reason for the refund:',
      button: 'See my payments',
    },
    plan_ending: {
      subject: 'Your plan ends on {ends_at}',
      lines: [
        '{plan_name} ends on {ends_at}. To keep it, renew before that day.',
        'If you let it end, nothing is deleted: listings beyond the limit of the plan below are hidden until you renew.',
      ],
      button: 'See my plan',
    },
    plan_ended: {
      subject: 'Your plan has ended',
      lines: [
        '{plan_name} has ended.',
        'Nothing was deleted: listings beyond the limit of your plan now are hidden until you renew.',
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
      yes: 'You were right: the review is hidden now.',
      no: 'We found nothing in it that breaks the rules, so it stays.',
    },
    search_confirm: {
      subject: 'Confirm your saved search',
      lines: [
        'You, or somebody who typed this address, saved the search “{search_name}” on Kaifong. Confirm it, and new listings that match it come to this address.',
      ],
      button: 'See and confirm',
      note: 'It was not you? Then ignore this email: nothing is sent, and the search is deleted after a week.',
    },
    search_news: {
      subject: 'New for “{search_name}”: {count}',
      lines: ['New listings for your saved search “{search_name}”: {count}.'],
      button: 'See all results',
    },
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

import { expect, test } from 'vitest'
import { signInReason } from './sign-in-reason.ts'

test.each([
  ['/service/tidy-taps#report-0192', 'report'],
  ['/service/tidy-taps?reviews=lowest#helpful-0192', 'helpful'],
  ['/service/tidy-taps#claim', 'claim'],
  ['/service/tidy-taps?reviews=lowest&review=write', 'review'],
  ['/submit-listing?edit=0192', 'list'],
  ['/user/listings', 'listings'],
  ['/user/searches', 'searches'],
  ['/user/reports', 'account'],
  ['/shortlist', 'favorites'],
  ['/payment/whatsapp', 'plan'],
  ['/admin/users', 'admin'],
])('signing in on the way to %s is for: %s', (next, reason) => {
  expect(signInReason(next)).toBe(reason)
})

test.each(['/', '/explore?q=report', '/service/favorites', '/service/admin#reviews', '/administrators'])(
  'signing in on the way to %s needs no reason',
  (next) => {
    expect(signInReason(next)).toBeNull()
  },
)

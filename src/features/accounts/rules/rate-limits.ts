import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('accounts', {
  signIn: { count: 25, seconds: 300 },
  /** Of the 256 networks of an IPv6 site. */
  signInPerSite: { count: 100, seconds: 300 },
  signInPerEmailAndNetwork: { count: 25, seconds: 3_600 },
  signInPerBrowser: { count: 25, seconds: 3_600 },
  /** Slows down, never refuses. */
  signInPerEmail: { count: 25, seconds: 3_600 },
  passwordPerMember: { count: 25, seconds: 3_600 },
  signUp: { count: 5, seconds: 1_800 },
  /** E-mails to one address that sign-ups with it send: anybody may cause them, so they leave the limits of links alone. */
  signUpMail: { count: 5, seconds: 1_800 },
  /** Links of one purpose that are asked for by address. */
  linkMail: { count: 5, seconds: 1_800 },
  linkMailPerMinute: { count: 1, seconds: 60 },
  /** Changes of the e-mail address that a member asks for. */
  emailChange: { count: 5, seconds: 1_800 },
  /** E-mails to one address that such requests send. */
  emailChangeMail: { count: 20, seconds: 3_600 },
  passkey: { count: 50, seconds: 300 },
  link: { count: 25, seconds: 300 },
  verification: { count: 5, seconds: 3_600 },
  enterCode: { count: 20, seconds: 3_600 },
})

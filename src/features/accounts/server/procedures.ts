import { implement, ORPCError, os } from '@orpc/server'
import type { ResponseHeadersPluginContext } from '@orpc/server/plugins'
import {
  accessFirst,
  adminOnly,
  freshPassword,
  limited,
  limitedMember,
  refusals,
  requireFreshPassword,
  signedIn,
} from '#platform/server/rpc.ts'
import { accountsContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import type { AccountsCtx, AccountsMemberCtx } from './service/auth.ts'
import * as totp from './service/authenticator.ts'
import { addBan, findBans, removeBan } from './service/bans.ts'
import { cancelEmailChange, changeEmail, requestEmailChange, resendEmailChange } from './service/email-change.ts'
import * as members from './service/members.ts'
import { endSessionByLink } from './service/new-browser.ts'
import * as passkeys from './service/passkeys.ts'
import { getProfile, removeAvatar, updateProfile } from './service/profile.ts'
import { findProviders, startProviderSignIn } from './service/provider-sign-in.ts'
import { requestPasswordReset, resetPassword } from './service/reset-password.ts'
import { confirmCode } from './service/second-factor-proof.ts'
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  findDevices,
  refreshPassword,
} from './service/security.ts'
import { signIn, signInWithCode, signOut } from './service/sign-in.ts'
import { confirmEmail, resendConfirmation, signUp } from './service/sign-up.ts'
import * as verification from './service/verification.ts'

const accounts = implement(accountsContract, accessFirst).$context<AccountsCtx>().use(refusals)

/**
 * For what changes a second factor, after `signedIn`: a recent password, and in an administrator's session the factor
 * that the account has. The password alone would otherwise replace it.
 */
const freshProof = os.$context<AccountsMemberCtx>().middleware(({ context, next }) => {
  if (context.actor.secondFactor === 'needed') throw new ORPCError('FORBIDDEN')
  requireFreshPassword(context)
  return next()
})

/**
 * Tells the browser to drop what its HTTP cache holds of this site, such as a file of the member's own data. Not its storage:
 * language, theme and the list that a visitor saved belong to the device, and the service worker deletes the member's pages
 * itself.
 */
const clearsCache = os.$context<AccountsCtx & ResponseHeadersPluginContext>().middleware(async ({ context, next }) => {
  const result = await next()
  context.resHeaders?.set('clear-site-data', '"cache"')
  return result
})

export const accountsProcedures = accounts.router({
  getMe: accounts.getMe.handler(({ context }) => context.actor),
  signIn: accounts.signIn.handler(({ context, input }) => signIn(context, input)),
  signInWithCode: accounts.signInWithCode
    .use(limited(rateLimits.link))
    .handler(({ context, input }) => signInWithCode(context, input.code)),
  startPasskey: accounts.startPasskey
    .use(limited(rateLimits.passkey))
    .handler(({ context }) => passkeys.startPasskey(context)),
  signInWithPasskey: accounts.signInWithPasskey
    .use(limited(rateLimits.passkey))
    .handler(({ context, input }) => passkeys.signInWithPasskey(context, input.response)),
  endSessionByLink: accounts.endSessionByLink
    .use(limited(rateLimits.link))
    .handler(({ context, input }) => endSessionByLink(context, input.token)),
  getSecondFactor: accounts.getSecondFactor.use(signedIn).handler(({ context }) => totp.getSecondFactor(context)),
  startAuthenticator: accounts.startAuthenticator
    .use(signedIn)
    .use(freshProof)
    .handler(({ context }) => totp.startAuthenticator(context)),
  confirmAuthenticator: accounts.confirmAuthenticator
    .use(signedIn)
    .use(freshProof)
    .use(limitedMember(rateLimits.passwordPerMember))
    .handler(({ context, input }) => totp.confirmAuthenticator(context, input.code)),
  renewRecoveryCodes: accounts.renewRecoveryCodes
    .use(signedIn)
    .use(freshProof)
    .handler(({ context }) => totp.renewRecoveryCodes(context)),
  removeAuthenticator: accounts.removeAuthenticator
    .use(signedIn)
    .use(freshProof)
    .handler(({ context }) => totp.removeAuthenticator(context)),
  confirmCode: accounts.confirmCode.use(signedIn).handler(({ context, input }) => confirmCode(context, input.code)),
  startPasskeyRegistration: accounts.startPasskeyRegistration
    .use(signedIn)
    .use(freshProof)
    .handler(({ context }) => passkeys.startPasskeyRegistration(context)),
  addPasskey: accounts.addPasskey
    .use(signedIn)
    .use(freshProof)
    .handler(({ context, input }) => passkeys.addPasskey(context, input)),
  removePasskey: accounts.removePasskey
    .use(signedIn)
    .use(freshProof)
    .handler(({ context, input }) => passkeys.removePasskey(context, input.id)),
  confirmPasskey: accounts.confirmPasskey
    .use(signedIn)
    .use(limited(rateLimits.passkey))
    .handler(({ context, input }) => passkeys.confirmPasskey(context, input.response)),
  signOut: accounts.signOut.use(clearsCache).handler(({ context }) => signOut(context)),
  findProviders: accounts.findProviders.handler(({ context }) => findProviders(context)),
  startProviderSignIn: accounts.startProviderSignIn
    .use(limited(rateLimits.signIn))
    .handler(({ context, input }) => startProviderSignIn(context, input)),
  signUp: accounts.signUp.handler(({ context, input }) => signUp(context, input)),
  confirmEmail: accounts.confirmEmail
    .use(limited(rateLimits.link))
    .handler(({ context, input }) => confirmEmail(context, input)),
  resendConfirmation: accounts.resendConfirmation
    .use(limited(rateLimits.link))
    .handler(({ context, input }) => resendConfirmation(context, input)),
  requestPasswordReset: accounts.requestPasswordReset
    .use(limited(rateLimits.link))
    .handler(({ context, input }) => requestPasswordReset(context, input)),
  resetPassword: accounts.resetPassword
    .use(limited(rateLimits.link))
    .handler(({ context, input }) => resetPassword(context, input)),
  getProfile: accounts.getProfile.use(signedIn).handler(({ context }) => getProfile(context)),
  updateProfile: accounts.updateProfile.use(signedIn).handler(({ context, input }) => updateProfile(context, input)),
  removeAvatar: accounts.removeAvatar.use(signedIn).handler(({ context }) => removeAvatar(context)),
  refreshPassword: accounts.refreshPassword
    .use(signedIn)
    .handler(({ context, input }) => refreshPassword(context, input)),
  changePassword: accounts.changePassword.use(signedIn).handler(({ context, input }) => changePassword(context, input)),
  requestEmailChange: accounts.requestEmailChange
    .use(signedIn)
    .handler(({ context, input }) => requestEmailChange(context, input)),
  resendEmailChange: accounts.resendEmailChange.use(signedIn).handler(({ context }) => resendEmailChange(context)),
  cancelEmailChange: accounts.cancelEmailChange.use(signedIn).handler(({ context }) => cancelEmailChange(context)),
  changeEmail: accounts.changeEmail
    .use(limited(rateLimits.link))
    .handler(({ context, input }) => changeEmail(context, input.token)),
  findDevices: accounts.findDevices.use(signedIn).handler(({ context }) => findDevices(context)),
  endSession: accounts.endSession.use(signedIn).handler(({ context, input }) => endSession(context, input.id)),
  endOtherSessions: accounts.endOtherSessions.use(signedIn).handler(({ context }) => endOtherSessions(context)),
  deleteAccount: accounts.deleteAccount
    .use(signedIn)
    .use(clearsCache)
    .handler(({ context, input }) => deleteAccount(context, input)),
  getVerification: accounts.getVerification
    .use(signedIn)
    .handler(({ context }) => verification.getVerification(context)),
  startVerification: accounts.startVerification
    .use(signedIn)
    .use(limitedMember(rateLimits.verification))
    .handler(({ context }) => verification.startVerification(context)),
  requestCode: accounts.requestCode
    .use(signedIn)
    .use(limitedMember(rateLimits.verification))
    .handler(({ context }) => verification.requestCode(context)),
  enterCode: accounts.enterCode
    .use(signedIn)
    .use(limitedMember(rateLimits.enterCode))
    .handler(({ context, input }) => verification.enterCode(context, input.code)),
  writeCode: accounts.writeCode
    .use(adminOnly)
    .handler(({ context, input }) => verification.writeCode(context, input.id)),
  findWaitingCodes: accounts.findWaitingCodes
    .use(adminOnly)
    .handler(({ context }) => verification.findWaitingCodes(context)),
  confirmVerification: accounts.confirmVerification
    .use(adminOnly)
    .handler(({ context, input }) => verification.confirmVerification(context, input)),
  deactivateMember: accounts.deactivateMember
    .use(adminOnly)
    .handler(({ context, input }) => members.deactivateMember(context, input)),
  activateMember: accounts.activateMember
    .use(adminOnly)
    .handler(({ context, input }) => members.activateMember(context, input.id)),
  addAdmin: accounts.addAdmin
    .use(adminOnly)
    .use(freshPassword)
    .handler(({ context, input }) => members.addAdmin(context, input.email)),
  removeAdmin: accounts.removeAdmin
    .use(adminOnly)
    .use(freshPassword)
    .handler(({ context, input }) => members.removeAdmin(context, input.id)),
  resetSecondFactor: accounts.resetSecondFactor
    .use(adminOnly)
    .use(freshPassword)
    .handler(({ context, input }) => members.resetSecondFactor(context, input)),
  findBans: accounts.findBans.use(adminOnly).handler(({ context, input }) => findBans(context, input)),
  addBan: accounts.addBan.use(adminOnly).handler(({ context, input }) => addBan(context, input)),
  removeBan: accounts.removeBan.use(adminOnly).handler(({ context, input }) => removeBan(context, input.id)),
  endMemberSessions: accounts.endMemberSessions
    .use(adminOnly)
    .handler(({ context, input }) => members.endMemberSessions(context, input.id)),
})

/** What an entry can be about. */
export const auditKinds = [
  'api_key',
  'area',
  'audit_log',
  'ban',
  'category',
  'import',
  'licence_kind',
  'listing',
  'listings',
  'mail',
  'mail_type',
  'payment',
  'plan',
  'privacy_request',
  'profile',
  'review',
  'setting',
  'subscription',
  'webhook',
] as const
export type AuditKind = (typeof auditKinds)[number]

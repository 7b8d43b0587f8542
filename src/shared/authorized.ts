declare const authorized: unique symbol

/**
 * A row that the acting person may use as the verb says. Only `may` of a feature's policy returns one; what presents or
 * changes private rows takes nothing else, so that a row that was not checked does not compile.
 */
export type Authorized<Row, Verb extends string> = Row & { readonly [authorized]: Verb }

/** The row, when it is allowed, otherwise null: for policies. */
export const authorize = <Row extends object, Verb extends string>(
  row: Row,
  _verb: Verb,
  isAllowed: boolean,
): Authorized<Row, Verb> | null => (isAllowed ? (row as Authorized<Row, Verb>) : null)

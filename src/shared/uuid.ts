/** Whether a text from outside is an id of a row; PostgreSQL fails on any other. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Before every id of a row: where a walk through rows in order of id starts. */
export const firstId = '00000000-0000-0000-0000-000000000000'

import { data } from 'react-router'

/** Any other path: a real 404, drawn by the root's error boundary in the reader's language. */
function notFound(): never {
  throw data(null, { status: 404 })
}
export { notFound as loader, notFound as clientLoader }

export default function Nothing() {
  return null
}

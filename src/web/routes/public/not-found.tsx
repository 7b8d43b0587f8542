import { data } from 'react-router'

/** Any other path: responds 404, rendered by the root error boundary in the current language. */
function notFound(): never {
  throw data(null, { status: 404 })
}
export { notFound as loader, notFound as clientLoader }

export default function NotFoundRoute() {
  return null
}

/** In the place of Express in the built server: Colyseus asks for it where an app wants it, and none of ours does. */
export default function noExpress(): never {
  throw new Error('the built server has no Express')
}

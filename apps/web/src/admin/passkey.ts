import { type NewPasskey, PASSKEY_ALGORITHMS, type PasskeyAnswer, type PasskeyChallenge } from '@figment/protocol'
import { postOperator } from './ask.ts'

/** Only where nobody can listen in. */
export const canUsePasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window

/** Browsers make them for names alone. */
export const canMakePasskeys = (): boolean => canUsePasskeys() && !/^[\d.]+$|:/.test(location.hostname)

async function challenge(): Promise<Uint8Array<ArrayBuffer> | null> {
  const asked = await postOperator<PasskeyChallenge>('/challenge')
  return asked.ok ? fromText(asked.value.challenge) : null
}

/** Null: whoever sits there did not want to, or has none for this server. */
export async function signWithPasskey(): Promise<PasskeyAnswer | null> {
  const signed = await challenge()
  if (!signed) return null
  const credential = await navigator.credentials.get({ publicKey: { challenge: signed, userVerification: 'required' } }).catch(() => null)
  if (!(credential instanceof PublicKeyCredential) || !(credential.response instanceof AuthenticatorAssertionResponse)) return null
  const { clientDataJSON, authenticatorData, signature } = credential.response
  return {
    id: credential.id,
    clientData: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
  }
}

/** Null: whoever sits there did not want to, or this device has one already. */
export async function makePasskey(known: readonly string[]): Promise<NewPasskey | null> {
  const signed = await challenge()
  if (!signed) return null
  const credential = await navigator.credentials
    .create({
      publicKey: {
        challenge: signed,
        rp: { name: 'Figment' },
        // there is one operator, whoever it is
        user: { id: crypto.getRandomValues(new Uint8Array(16)), name: location.host, displayName: `Figment, ${location.host}` },
        pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key', id: fromText(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    })
    .catch(() => null)
  if (!(credential instanceof PublicKeyCredential) || !(credential.response instanceof AuthenticatorAttestationResponse)) return null
  const publicKey = credential.response.getPublicKey()
  const algorithm = credential.response.getPublicKeyAlgorithm()
  return publicKey && { id: credential.id, clientData: toText(credential.response.clientDataJSON), publicKey: toText(publicKey), algorithm }
}

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

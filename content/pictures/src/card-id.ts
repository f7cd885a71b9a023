/** A card's id says nothing about its picture, nor of its place in a deck: it is scrambled from the name that the painter knows it by. */
export type Card = string

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 8

export function cardId(name: string): Card {
  let id = ''
  for (let at = 0; at < LENGTH; at++) id += ALPHABET[scrambled(`${at}/${name}`) % ALPHABET.length] ?? ''
  return id
}

/** FNV-1a, and a last stir (murmur3's) so that like names have unlike ids. */
function scrambled(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

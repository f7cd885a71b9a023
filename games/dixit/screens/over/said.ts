/** How the moments of a game are told; in every language a name is never bent, and nobody's gender is assumed. */
export interface Said {
  readonly half: string
  lone(finder: string): string
  decoy(owner: string): string
  decoyBut(owner: string, except: string): string
  readonly nobody: string
  quick(seconds: number): string
  sung(teller: string): string
  mimed(teller: string): string
  comeback(name: string, points: number): string
  readonly tie: string
  readonly close: string
  there(name: string, round: number): string
}

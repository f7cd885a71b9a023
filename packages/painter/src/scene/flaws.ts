import { isBalloon } from '../nodes/motif.ts'
import { isPropName } from '../props/props.ts'
import { hasIcon } from '../sprites/icon-set.ts'
import type { Anchor, Motif, SceneNode } from './node.ts'
import type { InnerScene, Scene } from './scene.ts'

/** What the types of a scene cannot promise: that its icons exist, and that its nodes hang on nodes before them. */
export function flawsOf(scene: Scene | InnerScene): string[] {
  const flaws: string[] = []
  const standing = new Map<string, SceneNode>()
  for (const node of scene.nodes) {
    for (const motif of motifsOf(node)) if (!isKnown(motif)) flaws.push(`no motif ${motif}`)
    if (node.kind === 'glyph' && !hasIcon('game-icons', node.name)) flaws.push(`no glyph ${node.name}`)
    if (node.kind === 'swarm' && !node.path && !node.area) flaws.push('a swarm without path or area')
    if ('inner' in node) flaws.push(...flawsOf(node.inner))
    for (const [id, part] of anchorsOf(node)) {
      const held = standing.get(id)
      if (!held) flaws.push(`${node.kind} hangs on ${id}, which is not there`)
      else if (part === 'hand' && !hasHands(held)) flaws.push(`${id} has no hands`)
    }
    if (node.id) standing.set(node.id, node)
  }
  return flaws
}

const hasHands = (node: SceneNode): boolean =>
  node.kind === 'figure' || node.kind === 'pair' || (node.kind === 'crowd' && node.odd !== undefined)

const isKnown = (motif: Motif): boolean =>
  isBalloon(motif) || (motif.startsWith('prop:') ? isPropName(motif.slice('prop:'.length)) : hasIcon('noto', motif))

function motifsOf(node: SceneNode): readonly Motif[] {
  switch (node.kind) {
    case 'icon':
    case 'reflection':
      return [node.name]
    case 'swarm':
    case 'heap':
      return node.motifs
    case 'walkway':
      return node.motifs ?? []
    case 'leafTree':
      return node.leaves
    case 'falseShadow':
      return 'icon' in node.of ? [node.of.icon] : []
    case 'figure':
      return node.head ? [node.head] : []
    default:
      return []
  }
}

function anchorsOf(node: SceneNode): readonly Anchor[] {
  if (node.kind === 'balloons') return [node.tiedTo]
  if ('from' in node) return [node.from, node.to].filter((end): end is Anchor => typeof end[0] === 'string')
  return 'at' in node && node.at ? [node.at] : []
}

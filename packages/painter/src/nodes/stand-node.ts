import type { SceneNode } from '../scene/node.ts'
import { standBalloons } from './balloons.ts'
import { standBirds } from './birds.ts'
import { standCrowd } from './crowd.ts'
import { standFalseShadow } from './false-shadow.ts'
import { standFigure } from './figure.ts'
import { standGiant } from './giant.ts'
import { standHangingWorld } from './hanging-world.ts'
import { standHeap } from './heap.ts'
import { standLeafTree } from './leaf-tree.ts'
import { standLyingHill } from './lying-hill.ts'
import { standBeam, standCloud, standGlow } from './light.ts'
import { standMirrorWater } from './mirror-water.ts'
import { standPeel } from './peel.ts'
import { standPair } from './pair.ts'
import { standPortal } from './portal.ts'
import { standReflection } from './reflection.ts'
import { standGlyph, standIcon, standProp } from './sprite.ts'
import { standStairs } from './stairs.ts'
import type { StandingBox, Staging } from './staging.ts'
import { standSwarm } from './swarm.ts'
import { standThread } from './thread.ts'
import { standWalkway } from './walkway.ts'

/** Puts one node of the scene on the stage; what others may hang on answers with its box. */
export async function standNode(staging: Staging, node: SceneNode): Promise<StandingBox | void> {
  switch (node.kind) {
    case 'icon':
      return standIcon(staging, node)
    case 'glyph':
      return standGlyph(staging, node)
    case 'prop':
      return standProp(staging, node)
    case 'figure':
      return standFigure(staging, node)
    case 'pair':
      return standPair(staging, node)
    case 'crowd':
      return standCrowd(staging, node)
    case 'thread':
    case 'rope':
      return standThread(staging, node)
    case 'birds':
      return standBirds(staging, node)
    case 'swarm':
      return standSwarm(staging, node)
    case 'balloons':
      return standBalloons(staging, node)
    case 'portal':
      return standPortal(staging, node)
    case 'leafTree':
      return standLeafTree(staging, node)
    case 'stairs':
      return standStairs(staging, node)
    case 'glow':
      return standGlow(staging, node)
    case 'beam':
      return standBeam(staging, node)
    case 'cloud':
      return standCloud(staging, node)
    case 'falseShadow':
      return standFalseShadow(staging, node)
    case 'reflection':
      return standReflection(staging, node)
    case 'mirrorWater':
      return standMirrorWater(staging, node)
    case 'peel':
      return standPeel(staging, node)
    case 'hangingWorld':
      return standHangingWorld(staging, node)
    case 'walkway':
      return standWalkway(staging, node)
    case 'giant':
      return standGiant(staging, node)
    case 'lyingHill':
      return standLyingHill(staging, node)
    case 'heap':
      return standHeap(staging, node)
  }
}

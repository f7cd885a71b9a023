import type { Import } from './imports.ts'

/** What is looked at as one: a package, a part of a game, a room of the server or of the client. */
export function folderOf(path: string): string | null {
  const [folder] = /^(packages\/[^/]+|games\/[^/]+\/[^/]+|apps\/(?:server|web)\/src(?:\/[^/]+(?=\/))?)/.exec(path) ?? []
  return folder ?? null
}

/** Tests may look at everything. */
const isTest = (path: string): boolean => /\.test(-d)?\.tsx?$|\/(testing|over-sockets|e2e)\//.test(path)

/** Packages by their names. */
const OURS = /^@figment\/([^/]+)/

export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Which folder imports from which, types included. */
export function graphOf(files: ReadonlyMap<string, readonly Import[]>): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [path, imports] of files) {
    const from = folderOf(path)
    if (from === null || isTest(path)) continue
    const into = graph.get(from) ?? new Set<string>()
    graph.set(from, into)
    for (const { target } of imports) {
      const [, name] = OURS.exec(target) ?? []
      const to = name === undefined ? folderOf(target) : `packages/${name}`
      if (to !== null && to !== from) into.add(to)
    }
  }
  return graph
}

/** Folders that can be reached from each other, in groups and in the order of their names. */
export function cyclesIn(graph: Graph): readonly (readonly string[])[] {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(folder, graph)]))
  const isMutual = (one: string, other: string) => reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true
  const groups = [...graph.keys()].map((folder) => [...graph.keys()].filter((other) => isMutual(folder, other)).toSorted())
  return [...new Set(groups.filter((group) => group.length > 1).map((group) => group.join('\n')))]
    .toSorted()
    .map((group) => group.split('\n'))
}

function reachableFrom(folder: string, graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>()
  const next = [...(graph.get(folder) ?? [])]
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    next.push(...(graph.get(at) ?? []))
  }
  return seen
}

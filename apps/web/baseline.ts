/** The oldest browsers that Figment promises to work in. The build, its check and the page for older ones all read it here. */
export const baseline = { safari: '16.4', ios: '16.4', firefox: '128', chrome: '108' } as const

export const buildTargets = Object.entries(baseline).map(([browser, version]) => `${browser}${version}`)

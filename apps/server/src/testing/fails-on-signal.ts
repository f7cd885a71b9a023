// Loaded before a server: what it throws on a signal is caught by nobody.
process.on('SIGUSR2', () => {
  throw Object.assign(new Error('thrown on purpose'), process.env.FAILS_WITH ? { code: process.env.FAILS_WITH } : {})
})

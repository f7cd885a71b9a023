// Before the first paint: the theme this device chose, or else the system's. The rest of the settings follows in settings/apply.ts.
{
  let chosen
  try {
    chosen = JSON.parse(localStorage.getItem('figment.settings'))?.theme
  } catch {
    // nothing remembered, or remembering is forbidden
  }
  const isDay = chosen === 'light' || (chosen !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = isDay ? 'light' : 'dark'
}

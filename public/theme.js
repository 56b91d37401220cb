// Runs before the first paint, from its own file because the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  let chosen = null
  try {
    chosen = localStorage.getItem('hanpan.theme')
  } catch {
    // Storage may be forbidden; the system preference decides then.
  }
  // The key may hold the bare name or the name as JSON, which is how the settings store writes it.
  const name = chosen?.replaceAll('"', '')
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'porcelain' : 'celadon'
  const theme = name === 'celadon' || name === 'porcelain' ? name : system
  root.dataset.theme = theme
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'porcelain' ? '#f6f5f1' : '#0d1214')

  // 92 font-face rules must not hold the first paint back, so their sheet is added by script, which does not block.
  const fonts = document.createElement('link')
  fonts.rel = 'stylesheet'
  fonts.href = '/fonts/pretendard.css'
  fonts.fetchPriority = 'low'
  document.head.append(fonts)
})()

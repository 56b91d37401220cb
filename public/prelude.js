// Runs before the first paint, from its own file because the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be forbidden; the first picture is then that of a guest who chose nothing.
      return null
    }
  }
  // The key may hold the bare name or the name as JSON, which is how the settings store writes it.
  const name = kept('hanpan.theme')?.replaceAll('"', '')
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'porcelain' : 'celadon'
  const theme = name === 'celadon' || name === 'porcelain' ? name : system
  root.dataset.theme = theme
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'porcelain' ? '#f6f5f1' : '#0d1214')

  // The app marks both again when it knows better.
  const isPhone = matchMedia('(max-width: 768px)').matches
  if (isPhone || kept('hanpan.layout') === 'true') root.dataset.layout = 'mobile'
  const token = kept('hanpan.token')
  root.toggleAttribute('data-member-line', token !== null && token !== 'null')

  // Login and maintenance stand in a frame of their own; the first picture in index.html follows.
  if (/^\/(login|maintenance)\b/.test(location.pathname)) root.dataset.frame = 'bare'

  // 300 kB of letters would keep prices waiting on a slow line, where the system's own have to do. Elsewhere their sheet
  // is added by script, which does not block: 92 font-face rules must not hold the first paint back.
  const { saveData, effectiveType } = navigator.connection ?? {}
  if (!saveData && !/[23]g/.test(effectiveType)) {
    const fonts = document.createElement('link')
    fonts.rel = 'stylesheet'
    fonts.href = '/fonts/pretendard.css'
    fonts.fetchPriority = 'low'
    document.head.append(fonts)
  }
})()

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

  // What the app asks for first is on its way while its scripts load; the app takes the answers (`shared/api/early-answers`).
  const base = document.querySelector('meta[name="hanpan:api-base"]')?.content ?? '/api'
  const early = (window.hanpanEarly = new Map())
  const ask = (path) => {
    const { href } = new URL(base + path, location.href)
    early.set(href, fetch(href, { headers: { accept: 'application/json' } }).catch(() => null))
  }
  for (const path of ['/setting/maintanace', '/setting/autoLogoutMin', '/settingSignUp']) ask(path)
  // What the server has no board for, the app does not ask for either.
  const board = /^\/korea\/(cross|wintielose|handicap|special|live)\/?$/.exec(location.pathname)?.[1]
  const sport = new URLSearchParams(location.search).get('sport')
  const ofSport = sport && sport !== 'all' ? `&sport=${encodeURIComponent(sport)}` : ''
  if (board) ask(`/sports/board?kind=${board}${ofSport}`)
  if (location.pathname === '/') for (const kind of ['live', 'wintielose']) ask(`/sports/board?kind=${kind}`)

  // Login and maintenance stand in a frame of their own; the first picture in index.html follows.
  if (/^\/(login|maintenance)\b/.test(location.pathname)) root.dataset.frame = 'bare'
})()

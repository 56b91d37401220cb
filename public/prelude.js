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
    const answer = fetch(href, { headers: { accept: 'application/json' } }).catch(() => null)
    early.set(href, answer)
    return answer
  }
  for (const path of ['/setting/maintanace', '/setting/autoLogoutMin', '/settingSignUp']) ask(path)
  // What the server has no board for, the app does not ask for either.
  const { pathname } = location
  const board = /^\/korea\/(cross|wintielose|handicap|special|live)\/?$/.exec(pathname)?.[1]
  const sport = new URLSearchParams(location.search).get('sport')
  const ofSport = sport && sport !== 'all' ? `&sport=${encodeURIComponent(sport)}` : ''
  if (board) {
    ask(`/sports/board?kind=${board}${ofSport}`)
    ask('/sports/count')
  }
  if (pathname === '/') {
    for (const kind of ['live', 'wintielose']) ask(`/sports/board?kind=${kind}`)
    if (isPhone) root.dataset.first = 'home'
  }

  // Login and maintenance stand in a frame of their own; the first picture in index.html follows.
  if (/^\/(login|maintenance)\b/.test(pathname)) {
    root.dataset.frame = 'bare'
    return
  }

  // The newest notice is in the first picture where the app has it, as the app draws it first: its words alone. Letters that
  // are on their way come first, so that it is drawn once. The body is a copy: the answer is the app's.
  const showNotice = async (answer) => {
    const [newest] = await answer.clone().json()
    const words = newest.contents.replace(/<[^>]*>/g, ' ')
    await document.fonts.ready
    const line = document.querySelector('.first-news')
    line.lastElementChild.textContent = words
    line.hidden = false
  }
  // Nothing is shown where the answer is a refusal or no notice.
  ask('/newsLink').then(showNotice).catch(() => {})
})()

// Letters would keep prices waiting on a slow line, where the system's own have to do. Elsewhere those of the first paint come
// at once (55 kB), and all others when the page has settled: in one file, because every font that arrives makes the browser
// lay the page out again. What is still missing, such as Hanja, is in the subsets of the sheet.
;(() => {
  const { saveData, effectiveType } = navigator.connection ?? {}
  if (saveData || /[23]g/.test(effectiveType)) return

  const face = (family, file) => new FontFace(family, `url(/fonts/${file}.woff2)`, { weight: '400 800', display: 'swap' })
  const show = (one) => document.fonts.add(one)
  const fetchSheet = () =>
    new Promise((resolve) => {
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      sheet.href = '/fonts/pretendard.css'
      // Without an effect until both are here: one layout instead of two.
      sheet.media = 'print'
      sheet.onload = sheet.onerror = () => resolve(() => (sheet.media = 'all'))
      document.head.append(sheet)
    })
  const fetchOthers = () =>
    face('Hanpan others', 'others')
      .load()
      .then(
        (others) => () => show(others),
        () => () => {},
      )
  const whenIdle = window.requestIdleCallback ?? ((call) => setTimeout(call, 1000))
  const settled = () =>
    whenIdle(
      () => Promise.all([fetchOthers(), fetchSheet()]).then((shows) => shows.forEach((call) => call())),
      { timeout: 5000 },
    )

  // Before it is here, so that `document.fonts.ready` waits for it.
  const first = face('Hanpan', 'first')
  show(first)
  first.load().catch(() => {})
  addEventListener('load', () => setTimeout(settled, 1500))
})()

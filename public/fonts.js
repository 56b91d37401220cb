// Letters would keep prices waiting on a slow line, where the system's own have to do. Elsewhere those of the first paint come
// at once (55 kB), and all others when the page has settled: in one file, because every font that arrives makes the browser
// lay the page out again. What is still missing, such as Hanja, is in the subsets of the sheet.
;(() => {
  const { saveData, effectiveType } = navigator.connection ?? {}
  if (saveData || /[23]g/.test(effectiveType)) return

  const load = (family, file) => {
    const face = new FontFace(family, `url(/fonts/${file}.woff2)`, { weight: '400 800', display: 'swap' })
    return face.load().then(() => document.fonts.add(face))
  }
  const addSheet = () => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = '/fonts/pretendard.css'
    document.head.append(sheet)
  }
  const whenIdle = window.requestIdleCallback ?? ((call) => setTimeout(call, 1000))
  const settled = () =>
    whenIdle(() => load('Hanpan others', 'others').catch(() => {}).then(addSheet), { timeout: 5000 })

  load('Hanpan', 'first').catch(() => {})
  addEventListener('load', () => setTimeout(settled, 1500))
})()

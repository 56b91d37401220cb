// Letters would keep prices waiting on a slow line, where the system's own have to do. Elsewhere those of the first paint come
// at once (55 kB), all others when a word on the page needs one of them: then the browser lays out such words again, where a
// font that is added later makes it lay out all of the page. What neither has is drawn in the system's letters.
;(() => {
  const { saveData, effectiveType } = navigator.connection ?? {}
  if (saveData || /[23]g/.test(effectiveType)) return

  const add = (family, file, unicodeRange = 'U+0-10FFFF') => {
    const face = new FontFace(family, `url(/fonts/${file}.woff2)`, { weight: '400 800', display: 'swap', unicodeRange })
    document.fonts.add(face)
    return face
  }
  // While the first letters load each of them would be looked for in the others, and before the app has drawn they would keep
  // its scripts waiting.
  const drawn = new Promise((resolve) => {
    const look = (_, watch) => {
      if (!document.getElementById('root')?.firstChild) return
      watch.disconnect()
      resolve()
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  // The range is of the blocks that `scripts/lib/fonts.ts` puts into the file.
  Promise.all([add('Hanpan', 'first').load(), drawn]).then(
    () => add('Hanpan others', 'others', 'U+A0-17F,U+3131-318E,U+AC00-D7A3'),
    () => {},
  )
})()

/** Shows the kept theme, and the state as it is now: every three seconds while the page is looked at. */
export const SCRIPT = `
(() => {
  const root = document.documentElement
  try {
    const name = localStorage.getItem('hanpan.theme')?.replaceAll('"', '')
    if (name === 'celadon' || name === 'porcelain') root.dataset.theme = name
  } catch {}
  const refresh = async () => {
    if (document.hidden) return
    const answer = await fetch(location.pathname).catch(() => null)
    if (!answer?.ok) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    for (const id of ['state', 'live']) {
      const shown = document.getElementById(id)
      const next = page.getElementById(id)
      if (shown && next && shown.innerHTML !== next.innerHTML) shown.replaceChildren(...next.childNodes)
    }
  }
  setInterval(refresh, 3000)
})()
`;

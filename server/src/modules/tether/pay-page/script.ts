/** Copies what is to be paid, and shows the state as it is now: every three seconds while the page is looked at. */
export const SCRIPT = `
(() => {
  document.documentElement.classList.add('scripted')
  const say = (button) => {
    const label = button.textContent
    if (label === button.dataset.done) return
    button.textContent = button.dataset.done
    setTimeout(() => { button.textContent = label }, 2000)
  }
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest('[data-copy]')
    const source = button && document.getElementById(button.dataset.copy)
    if (!source) return
    try {
      await navigator.clipboard.writeText(source.textContent.trim())
      say(button)
    } catch {
      getSelection().selectAllChildren(source)
    }
  })
  document.addEventListener('input', ({ target }) => {
    const own = document.querySelector('input[value=own]')
    if (own && target instanceof HTMLInputElement && target.name === 'amount') own.checked = true
  })
  const refresh = async () => {
    if (document.hidden) return
    const answer = await fetch(location.pathname).catch(() => null)
    if (!answer?.ok) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    for (const id of ['state', 'due', 'left', 'sent', 'calls']) {
      const shown = document.getElementById(id)
      const next = page.getElementById(id)
      if (shown && next && shown.innerHTML !== next.innerHTML) shown.replaceChildren(...next.childNodes)
    }
  }
  setInterval(refresh, 3000)
})()
`;

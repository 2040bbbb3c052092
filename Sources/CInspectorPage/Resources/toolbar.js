// The controls above the layout, its scale, the tabs beside it, and the keys of the whole page.

/** Connects the controls of the page with what they do. */
function connectToolbar({ state, find, devices, overview, turnTo, resize, settle, hold, refresh, draw, scale, showOverview,
  turnTab, choose, remember }) {
  find('scene').addEventListener('change', () => turnTo(Number(find('scene').value), 0))
  find('condition').addEventListener('change', () => turnTo(state.scene, Number(find('condition').value)))
  for (const name of ['width', 'height']) {
    find(name).addEventListener('change', () => {
      const value = Number(find(name).value)
      if (value > 0) resize(...(name === 'width' ? [value, state.height] : [state.width, value]))
      find(name).value = points(state[name])
      settle()
    })
  }
  find('device').addEventListener('change', () => {
    hold(devices.chosen(state.device?.orientation ?? (state.width > state.height ? 'landscape' : 'portrait')))
  })
  find('turn').addEventListener('click', () => {
    const { device, width, height } = state
    if (device) {
      hold(devices.find(device.id, device.orientation === 'portrait' ? 'landscape' : 'portrait', device.name))
      return
    }
    resize(height, width)
    settle()
  })
  find('to-overview').addEventListener('click', () => {
    const { isOverview, scene: index } = state
    showOverview(!isOverview)
    if (isOverview) scale.fit()
    draw()
    if (!isOverview) overview.focus(index)
    remember()
  })
  find('zoom-in').addEventListener('click', () => scale.by(1.25))
  find('zoom-out').addEventListener('click', () => scale.by(0.8))
  find('zoom-fit').addEventListener('click', () => { scale.fit(); refresh() })
  for (const name of ['sizes', 'selection']) {
    find(`tab-${name}`).addEventListener('click', () => turnTab(name))
    find(`tab-${name}`).addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      const other = name === 'sizes' ? 'selection' : 'sizes'
      turnTab(other)
      find(`tab-${other}`).focus()
    })
  }
  for (const menu of [find('more'), find('library')]) {
    addEventListener('pointerdown', ({ target }) => { if (!menu.contains(target)) menu.open = false }, true)
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return
      event.preventDefault()
      menu.open = false
      menu.querySelector('summary').focus()
    })
  }
  for (const id of ['constraints-shown', 'appearance']) find(id).addEventListener('change', refresh)
  find('search').addEventListener('input', refresh)
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) choose(null)
    if (event.key === '/' && !/input|select|textarea/i.test(event.target.tagName)) {
      event.preventDefault()
      find('search').focus()
    }
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', refresh)
  addEventListener('resize', () => {
    if (state.isOverview) overview.viewport.show(); else scale.fit()
    refresh()
  })
}

// The state of the page in its address, so that a link shows the same.

class Address {
  /** @param page What the page gives: `content`, `state`, `scene()`, `devices`, `changes`, and functions that show. */
  constructor(page) { this.page = page }

  remember() {
    const { state, scene, changes } = this.page
    if (state.isOverview) {
      history.replaceState(null, '', '#show=overview')
      return
    }
    const parts = new URLSearchParams({ scene: state.scene, condition: state.condition,
      size: `${points(state.width)}x${points(state.height)}` })
    const { selection } = state
    if (selection?.item !== undefined) parts.set('view', scene().items[selection.item].id)
    if (selection?.constraint !== undefined) parts.set('constraint', selection.constraint)
    if (state.device) {
      const { id, orientation, name } = state.device
      Object.entries({ device: id, held: orientation, model: name }).forEach(([key, value]) => parts.set(key, value))
    }
    if (changes?.own.size > 0) parts.set('changes', JSON.stringify([...changes.own]))
    history.replaceState(null, '', `#${parts}`)
  }

  recall() {
    const { content, state, scene, devices, changes, hold, showOverview, turnTab } = this.page
    const parts = new URLSearchParams(location.hash.slice(1))
    const index = (name, count) => {
      const value = Number(parts.get(name))
      return Number.isInteger(value) && value >= 0 && value < count ? value : 0
    }
    state.scene = index('scene', content.scenes.length)
    state.condition = index('condition', content.scenes[state.scene].cases.length)
    const size = (parts.get('size') || '').split('x').map(Number)
    const isSize = size.length === 2 && size.every((value) => value > 0);
    [state.width, state.height] = scene().clamped(...(isSize ? size : content.scenes[state.scene].size))
    const item = scene().items.findIndex(({ id }) => id === parts.get('view'))
    state.selection = null
    if (item >= 0) state.selection = { item }
    if (parts.has('constraint')) state.selection = { constraint: parts.get('constraint') }
    turnTab(state.selection ? 'selection' : 'sizes')
    showOverview(parts.get('show') === 'overview' || location.hash.length < 2)
    state.device = null
    const device = devices.find(parts.get('device'), parts.get('held'), parts.get('model'))
    if (device) hold(device)
    if (parts.has('changes')) changes?.recall(parts.get('changes'), scene().data.constraints)
  }
}

// The handles at the edges of a layout, with which it is resized, and its scale.

/** Three handles: for the width, the height, and both. */
class SizeHandles {
  /**
   * @param frame Where the handles stand.
   * @param state The present size and scale.
   * @param resize Shows a size; the last argument is whether a drag goes on.
   * @param settle Is called when a drag has ended, or after a step by key with `remember`.
   */
  constructor(frame, { state, resize, settle, remember }) {
    Object.assign(this, { state, resize, settle })
    this.all = ['width', 'height', 'both'].map((axis) => node('div', { class: `handle ${axis}`,
      tabindex: 0, role: 'slider', 'aria-label': axis === 'both' ? 'Width and height' : `The ${axis}` }))
    frame.append(...this.all)
    for (const handle of this.all) {
      handle.addEventListener('pointerdown', (event) => this.drag(handle, event))
      handle.addEventListener('keydown', (event) => {
        const step = event.shiftKey ? 10 : 1
        const [x, y] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key] || [0, 0]
        if (x === 0 && y === 0) return
        event.preventDefault()
        resize(state.width + step * x, state.height + step * y)
        remember()
      })
    }
  }

  drag(handle, event) {
    const axis = this.all.indexOf(handle)
    const { width, height, zoom } = this.state
    handle.setPointerCapture(event.pointerId)
    // The frame is centered, so its edge moves by half of what its width grows.
    const move = (next) => {
      const across = 2 * (next.clientX - event.clientX) / zoom
      const down = (next.clientY - event.clientY) / zoom
      this.resize(width + (axis === 1 ? 0 : across), height + (axis === 0 ? 0 : down), true)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', () => {
      handle.removeEventListener('pointermove', move)
      this.settle()
    }, { once: true })
    event.preventDefault()
    handle.focus()
  }

  /** Tells the present size and its limits to those who do not see it. */
  mark({ widths, heights }) {
    const { width, height } = this.state
    this.all.forEach((handle, index) => {
      set(handle, 'aria-valuenow', points(index === 1 ? height : width))
      set(handle, 'aria-valuemin', (index === 1 ? heights : widths)[0])
      set(handle, 'aria-valuemax', (index === 1 ? heights : widths)[1])
      set(handle, 'aria-valuetext', index === 2 ? `${points(width)} by ${points(height)} points`
        : `${points(index === 1 ? height : width)} points`)
    })
  }
}

/** The scale of the layout. */
class LayoutScale {
  /** @param stage The space for the layout. */
  constructor(stage, state, refresh) {
    Object.assign(this, { stage, state, refresh })
    stage.addEventListener('wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      this.by(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) * 0.005))
    }, { passive: false })
  }

  /** Chooses a scale at which the whole layout is visible; one that suits already stays, so that nothing jumps. */
  fit(isNew = true) {
    const { state } = this
    if (!isNew && state.isZoomed) return
    state.isZoomed = false
    const space = this.stage.getBoundingClientRect()
    const best = Math.max(0.2, Math.min(1.5, (space.width - 72) / state.width, (space.height - 185) / state.height))
    if (isNew || state.zoom > best * 1.001 || state.zoom < best / 1.6) state.zoom = best
  }

  by(factor) {
    this.state.zoom = Math.min(8, Math.max(0.1, this.state.zoom * factor))
    this.state.isZoomed = true
    this.refresh()
  }
}

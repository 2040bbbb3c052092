// Adding constraints by dragging from one view to another, on a page that the command serves.

/** The line that follows the pointer, and the menu of constraints where it ends. */
class Connector {
  /**
   * @param direct Finds views at places.
   * @param canvas Where the menu stands.
   * @param operate Performs an operation.
   */
  constructor(direct, canvas, operate) {
    Object.assign(this, { direct, canvas, operate, line: null })
    this.menu = node('div', { class: 'menu-of-constraints', role: 'menu', 'aria-label': 'Add a constraint', hidden: true })
    canvas.append(this.menu)
    this.menu.addEventListener('keydown', (event) => this.key(event))
    canvas.addEventListener('keydown', (event) => {
      const { items } = direct.page.state.selection ?? {}
      if (event.key === 'c' && !event.ctrlKey && !event.metaKey && event.target === canvas && items?.length === 2) this.offerSelected(items)
    })
    this.menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.menu.contains(relatedTarget)) this.menu.hidden = true
    })
  }

  /** Drags a line from a view; distances to the view under the pointer are shown meanwhile. */
  start(view) {
    let target = null
    return {
      move: (moved, [x, y], event) => {
        target = this.direct.hit(event).view ?? null
        this.line = { from: [view.left + view.frame.width / 2, view.top + view.frame.height / 2],
          to: [x + moved[0], y + moved[1]], source: view.item, target: target?.item ?? null }
      },
      end: (hasDragged, event) => {
        this.line = null
        if (hasDragged && target && target.index !== view.index) this.offer(view, target, event)
      },
    }
  }

  /** The constraints that make sense between two views, as operations of `purlin edit`. */
  choices(view, target) {
    const scene = this.direct.page.scene()
    const [one, other] = [view, target].map(({ item }) => scene.items[item].id)
    const { views } = this.direct.layout
    const isInside = (inner, outer) => inner.parent >= 0 && (inner.parent === outer.index || isInside(views[inner.parent], outer))
    const pin = (text, key, value, list = [one]) => ({ text, operation: { operation: 'pin', views: list, [key]: value } })
    const align = (text, key, list, value = 'current') => ({ text, operation: { operation: 'align', views: list, [key]: value } })
    if (isInside(view, target)) {
      return [...['leading', 'top', 'trailing', 'bottom'].map((edge) => pin(`Pin the ${edge} edge where it is`, edge, 'current')),
        align('Center horizontally in container', 'horizontally-in-container', [one], 0),
        align('Center vertically in container', 'vertically-in-container', [one], 0)]
    }
    const gap = Connector.side(view, target, scene.data.isRightToLeft)
    return [...(gap ? [pin(`Keep the distance at the ${gap} edge`, gap, 'current')] : []),
      ...['leading', 'center-x', 'trailing', 'top', 'center-y', 'bottom', 'first-baseline'].map((kind) =>
        align({ 'center-x': 'Align horizontal centers', 'center-y': 'Align vertical centers', 'first-baseline': 'Align baselines' }[kind]
          ?? `Align ${kind} edges`, kind, [other, one], 0)),
      pin('Equal widths', 'equal-widths', true, [other, one]), pin('Equal heights', 'equal-heights', true, [other, one])]
  }

  /** The edge of a view that faces another one beside it; null if they overlap in both directions. */
  static side({ left, top, frame }, other, isRTL) {
    if (top + frame.height <= other.top) return 'bottom'
    if (other.top + other.frame.height <= top) return 'top'
    if (left + frame.width <= other.left) return isRTL ? 'leading' : 'trailing'
    if (other.left + other.frame.width <= left) return isRTL ? 'trailing' : 'leading'
    return null
  }

  offer(view, target, { clientX, clientY }) {
    this.menu.replaceChildren(...this.choices(view, target).map(({ text, operation }) => node('button', { type: 'button',
      role: 'menuitem', tabindex: -1, onclick: () => { this.close(); this.operate(operation) } }, text)))
    this.menu.hidden = false
    const own = this.canvas.getBoundingClientRect()
    const { width, height } = this.menu.getBoundingClientRect()
    Object.assign(this.menu.style, {
      left: `${Math.max(8 - own.left, Math.min(clientX, innerWidth - width - 8) - own.left)}px`,
      top: `${Math.max(8 - own.top, Math.min(clientY, innerHeight - height - 8) - own.top)}px` })
    this.menu.firstElementChild.focus()
  }

  /** Offers the constraints between two selected views, for those who do not drag. */
  offerSelected(items) {
    const views = items.map((item) => this.direct.layout.views.find((view) => view.item === item))
    const { left, top } = this.direct.picture.getBoundingClientRect()
    if (views.every(Boolean)) this.offer(...views, { clientX: left, clientY: top })
  }

  close() {
    this.menu.hidden = true
    this.canvas.focus({ preventScroll: true })
  }

  key(event) {
    event.stopPropagation()
    const items = [...this.menu.children]
    const at = items.indexOf(document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (event.key === 'Escape') this.close()
    if (next === undefined) return
    event.preventDefault()
    items[(next + items.length) % items.length].focus()
  }
}

// Adding, moving and deleting views, on a page that the command serves: the library, and drags into other views.

/** The kinds of views that can be added, with the sizes of new ones and what is drawn on their buttons. */
const LIBRARY = [
  ['label', 'Label', [42, 21], 'M4 15L8.5 5h1L14 15M5.6 11.5h6.8'],
  ['button', 'Button', [75, 35], 'M4 6.5h12a2.5 2.5 0 0 1 0 7H4a2.5 2.5 0 0 1 0-7zM7 10h6'],
  ['imageView', 'Image View', [240, 128], 'M2.5 4.5h15v11h-15zM3 14l4-5 3.5 4 2.5-2.5 4 4M13.5 8h.1'],
  ['textField', 'Text Field', [97, 34], 'M2.5 6h15v8h-15zM5.5 8.2v3.6'],
  ['switch', 'Switch', [51, 31], 'M6.5 5.5h7a4.5 4.5 0 0 1 0 9h-7a4.5 4.5 0 0 1 0-9zM13.5 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z'],
  ['slider', 'Slider', [118, 31], 'M2 10h5.5M12.5 10H18M10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z'],
  ['horizontalStackView', 'Horizontal Stack', [240, 128], 'M2.5 5h15v10h-15zM5 7.5h4v5H5zM11 7.5h4v5h-4z'],
  ['verticalStackView', 'Vertical Stack', [240, 128], 'M4 2.5h12v15H4zM6.5 5h7v4h-7zM6.5 11h7v4h-7z'],
  ['view', 'View', [240, 128], 'M3.5 4.5h13v11h-13z'],
]

/** Whether a view can contain others, as far as its class says; the command decides. */
const containsViews = (type) => /^(UIView|UIStackView|UIScrollView|UIVisualEffectView|UITableViewCell|UICollectionViewCell)$/.test(type)
  || !/^(UI|MK|WK|MTK|SCN|SK|AR|GLK)[A-Z]/.test(type)

class Library {
  /**
   * @param menu The menu in which the kinds are listed.
   * @param direct Finds views at places, and draws what is dragged.
   * @param operate Performs an operation, and selects what it has added.
   */
  constructor(menu, direct, operate) {
    Object.assign(this, { menu, direct, operate })
    const list = node('ul', { class: 'library', 'aria-label': 'Views to add' }, ...LIBRARY.map(([kind, name, size, path]) => {
      const button = node('button', { type: 'button', 'data-kind': kind, title: `Add: click, or drag into the layout` })
      const image = svg('svg', { viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': true }, button)
      svg('path', { d: path }, image)
      button.append(name)
      button.addEventListener('click', () => { if (!this.hasDragged) this.add(kind) })
      button.addEventListener('pointerdown', (event) => this.drag(event, button, kind, size))
      return node('li', {}, button)
    }))
    menu.querySelector('.menu-body').replaceChildren(node('p', { class: 'note' }, 'Click to add to the selected view, or drag into the layout.'), list)
  }

  get page() { return this.direct.page }

  item(view) { return this.page.scene().items[view.item] }

  /** Adds a view to the selected one, or to the nearest around it that contains views. */
  add(kind) {
    const { views } = this.direct.layout
    let view = this.direct.selected() ?? views[0]
    while (view.parent >= 0 && !containsViews(this.item(view).type)) view = views[view.parent]
    this.menu.open = false
    this.operate({ operation: 'insert', kind, into: this.item(view).id })
  }

  /** Drags a new view from the library into the layout. */
  drag(event, button, kind, [width, height]) {
    this.hasDragged = false
    if (event.button !== 0) return
    button.setPointerCapture(event.pointerId)
    const move = (next) => {
      if (!this.hasDragged && Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) < 6) return
      this.hasDragged = true
      this.menu.classList.add('is-dragged-from')
      const [x, y] = this.direct.place(next)
      this.follow(x, y, { left: Math.round(x - width / 2), top: Math.round(y - height / 2), width, height })
    }
    button.addEventListener('pointermove', move)
    button.addEventListener('lostpointercapture', () => {
      button.removeEventListener('pointermove', move)
      this.menu.classList.remove('is-dragged-from')
      const { ghost } = this.direct
      this.direct.ghost = null
      this.page.refresh()
      if (!this.hasDragged) return
      this.menu.open = false
      if (ghost?.target) this.operate({ operation: 'insert', kind, ...this.placement(ghost) })
      // The click that follows a drag adds nothing.
      setTimeout(() => { this.hasDragged = false })
    }, { once: true })
  }

  /** Drags a view that no constraint of its own moves: to another place, into another view, or in its stack view. */
  carry(view) {
    if (view.parent < 0 || this.item(view).id.includes(':')) return null
    return {
      move: ([across, down], [x, y]) => this.follow(x + across, y + down, { left: Math.round(view.left + across), top: Math.round(view.top + down),
        width: view.frame.width, height: view.frame.height }, view),
      end: (hasDragged) => {
        const { ghost } = this.direct
        this.direct.ghost = null
        if (hasDragged && ghost?.target) this.operate({ operation: 'move', views: [this.item(view).id], ...this.placement(ghost) })
      },
    }
  }

  /** Shows where a view would go: the view that would contain it, and in a stack view the place between its views. */
  follow(x, y, box, moved) {
    const { views } = this.direct.layout
    const isInside = (view) => moved && (view.index === moved.index || (view.parent >= 0 && isInside(views[view.parent])))
    const target = views.findLast((view) => view.isVisible && containsViews(this.item(view).type) && !isInside(view)
      && x >= view.left && y >= view.top && x <= view.left + view.frame.width && y <= view.top + view.frame.height) ?? null
    this.direct.ghost = { ...box, target, ...(target && this.item(target).type === 'UIStackView' ? this.gap(target, x, y, moved) : {}) }
    this.page.refresh()
  }

  /** The place between the views of a stack view, and a line there. */
  gap(stack, x, y, moved) {
    const members = this.direct.layout.views.filter(({ parent, index }) => parent === stack.index && index !== moved?.index)
    const isRow = members.length > 1 ? Math.abs(members[1].left - members[0].left) > Math.abs(members[1].top - members[0].top)
      : stack.frame.width > stack.frame.height
    const middle = ({ left, top, frame }) => (isRow ? left + frame.width / 2 : top + frame.height / 2)
    const isReversed = members.length > 1 && middle(members.at(-1)) < middle(members[0])
    const at = isRow ? x : y
    const index = members.filter((member) => (isReversed ? middle(member) > at : middle(member) < at)).length
    const [before, after] = [members[index - 1], members[index]]
    const side = (member, isEnd) => (isRow ? member.left + (isEnd ? member.frame.width : 0) : member.top + (isEnd ? member.frame.height : 0))
    const place = before && after ? (side(before, !isReversed) + side(after, isReversed)) / 2
      : before ? side(before, !isReversed) : after ? side(after, isReversed) : side(stack, false)
    return { index, isRow, at: place }
  }

  /** Where a ghost is, in the words of an operation. */
  placement({ left, top, target, index }) {
    const into = this.item(target).id
    if (index !== undefined) return { into, index }
    const [x, y] = target.look.origin
    return { into, x: Math.round(left - target.left + x), y: Math.round(top - target.top + y) }
  }

  /** Deletes the selected views. */
  remove(selection) {
    const items = selection?.items ?? (selection?.item === undefined ? [] : [selection.item])
    const views = items.map((item) => this.page.scene().items[item]).filter(({ id }) => !id.includes(':')).map(({ id }) => id)
    if (views.length > 0) this.operate({ operation: 'delete', views })
  }
}

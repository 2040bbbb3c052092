// The panels beside the layout: the tree of views, the selection, the findings. All text of a document
// is set as text, never as markup.

function node(name, attributes, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key === 'onclick') element.addEventListener('click', value)
    else if (value === true) element.setAttribute(key, '')
    else if (value !== undefined && value !== false) element.setAttribute(key, value)
  }
  element.append(...children)
  return element
}

/** A text of a document, cut if it is so long that nothing beside it could be seen. */
function brief(text, limit = 300) {
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text
}

/** The name of an item without the id that distinguishes those of one type, as in `UILabel(a1b-2c-d3e)`. */
function plain({ name, id }) { return name.endsWith(`(${id})`) ? name.slice(0, -id.length - 2) : name }

/** A text in which the ids that distinguish views of one name are faint, as in `UILabel(a1b-2c-d3e)`. */
function named(text, limit) {
  return brief(text, limit).split(/(\((?:\w{3}-\w{2}-\w{3}|\d+)\))/).map((part, index) => (index % 2 === 0 ? part
    : node('span', { class: 'id' }, part)))
}

/** A text with a capital at its beginning and a period at its end. */
function sentence(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`
}

/** The tree of views; arrow keys move, as in other trees. */
class ViewTree {
  /**
   * @param state The page's state. Its selection is that of the last key or click, which is drawn a frame later.
   * @param choose Changes the selection.
   */
  constructor(root, state, choose) {
    Object.assign(this, { root, state, choose, closed: new Set() })
    root.addEventListener('keydown', (event) => this.key(event))
    root.addEventListener('click', (event) => {
      const row = event.target.closest('[role=treeitem]')
      const found = row && this.rows.find(({ element }) => element === row)
      if (!found) return
      if ((event.ctrlKey || event.metaKey || event.shiftKey) && found.item !== undefined) this.extend(found.item)
      else choose(ViewTree.selection(found))
    })
  }

  static selection({ item, constraint }) { return constraint === undefined ? { item } : { constraint } }

  /** Shows the views of a layout, or what contains the searched words: views, layers and constraints. */
  draw(scene, layout, selection, query) {
    const words = query.trim().toLowerCase()
    const contents = `${layout.region.tree} ${words} ${[...this.closed].join()}`
    if (scene !== this.scene || contents !== this.contents) {
      [this.scene, this.contents] = [scene, contents]
      this.build(scene, layout, words)
    }
    const ambiguous = new Set(scene.ambiguities(layout).map(({ view }) => view))
    for (const row of this.rows) {
      const view = layout.views[row.index]
      const isSelected = selection && (row.constraint === undefined
        ? (selection.items ?? [selection.item]).includes(row.item) && row.item !== undefined
        : selection.constraint === row.constraint)
      set(row.element, 'aria-selected', Boolean(isSelected))
      const state = view ? `${view.isVisible ? '' : 'unseen'} ${ambiguous.has(row.index) ? 'unsure' : ''}` : ''
      set(row.element, 'class', state.trim())
      if (isSelected && selection.item === row.item) set(this.root, 'aria-activedescendant', row.element.id)
    }
  }

  build(scene, layout, words) {
    this.rows = []
    this.root.replaceChildren()
    this.root.removeAttribute('aria-activedescendant')
    const { tree } = layout
    const levels = []
    const layers = tree.views.map(() => [])
    tree.guides.forEach((item, guide) => {
      if (scene.items[item].type === 'layer') layers[tree.owners[guide]].push(item)
    })
    const finds = (...texts) => !words || texts.join(' ').toLowerCase().includes(words)
    tree.views.forEach((item, index) => {
      const parent = tree.parents[index]
      const above = levels[parent]
      const isClosed = above && (above.isClosed || this.closed.has(tree.views[parent]))
      const level = above ? above.level + 1 : 1
      levels[index] = { level, isClosed }
      const { id, name, type } = scene.items[item]
      const hasChildren = scene.children[layout.region.tree][index].length + layers[index].length > 0
      if (finds(name, type, id) && (words || !isClosed)) {
        this.add({ index, item, parent }, scene.items[item], words ? 0 : level,
          { 'aria-level': level, 'aria-expanded': hasChildren && !words ? !this.closed.has(item) : undefined })
      }
      for (const layer of layers[index]) {
        const own = scene.items[layer]
        if (!finds(own.name, own.type, own.id) || (!words && (isClosed || this.closed.has(item)))) continue
        this.add({ item: layer, parent: index }, own, words ? 0 : level + 1,
          { 'aria-level': level + 1 })
      }
    })
    if (words) {
      for (const { constraint } of scene.constraints(layout)) {
        const { id, text, identifier, isOfContainer } = constraint
        if (isOfContainer || !finds(text, id, identifier ?? '') || this.rows.length >= 500) continue
        this.add({ constraint: id }, { name: text, type: 'constraint', id }, 0, { 'aria-level': 1 })
      }
    }
    if (this.rows.length === 0) this.root.append(node('p', { class: 'empty' }, 'Nothing found.'))
  }

  add(row, { name, type, id }, level, attributes) {
    const short = plain({ name, id })
    const element = node('div', { role: 'treeitem', id: `row-${this.rows.length}`, title: `${name} ${type}`.slice(0, 500),
      'data-item': row.item, 'data-constraint': row.constraint, ...attributes },
    node('span', { class: 'name' }, ...named(short)), ' ', node('span', { class: 'type' }, type !== short ? type : short === name ? '' : id))
    element.style.paddingInlineStart = `${level === 0 ? 0.5 : 0.2 + 0.8 * level}rem`
    this.rows.push({ ...row, element })
    this.root.append(element)
  }

  /** Adds a view to the selection, or takes it out. */
  extend(item) {
    const { selection } = this.state
    const before = selection?.items ?? (selection?.item === undefined ? [] : [selection.item])
    const items = before.includes(item) ? before.filter((other) => other !== item) : [...before, item]
    this.choose(items.length > 0 ? { item: items.includes(item) ? item : items.at(-1), items } : null)
  }

  key(event) {
    const { selection } = this.state
    const at = this.rows.findIndex(({ item, constraint }) => selection && (constraint === undefined
      ? item !== undefined && item === selection.item : constraint === selection.constraint))
    const row = this.rows[at]
    let next = null
    switch (event.key) {
      case 'ArrowDown': next = this.rows[Math.min(at + 1, this.rows.length - 1)]; break
      case 'ArrowUp': next = this.rows[Math.max(at - 1, 0)]; break
      case 'Home': [next] = this.rows; break
      case 'End': next = this.rows[this.rows.length - 1]; break
      case 'ArrowLeft':
        if (row && row.element.getAttribute('aria-expanded') === 'true') this.closed.add(row.item)
        else if (row) next = this.rows.find(({ index }) => index === row.parent)
        next = next || row
        break
      case 'ArrowRight': if (row) { this.closed.delete(row.item); next = row } break
      default: return
    }
    event.preventDefault()
    if (next) {
      const items = selection?.items ?? [selection?.item]
      if (event.shiftKey && next.item !== undefined && row) this.choose({ item: next.item, items: [...new Set([...items, next.item])] })
      else this.choose(ViewTree.selection(next))
      next.element.scrollIntoView({ block: 'nearest' })
    }
  }
}

/** The details of the selected view or constraint. */
class SelectionPanel {
  /** @param nudge Changes a constant by a distance; null on a page that cannot. */
  constructor(root, choose, nudge) {
    [this.root, this.choose, this.nudge] = [root, choose, nudge]
  }

  draw(scene, layout, selection) {
    if (selection?.items?.length > 1) {
      this.root.replaceChildren(node('h3', {}, `${selection.items.length} views`), node('ul', {}, ...selection.items.map((item) =>
        node('li', {}, this.button(scene.items[item].name, { item }), ' ', node('span', { class: 'type' }, scene.items[item].type)))))
      return
    }
    const content = selection && selection.constraint !== undefined
      ? this.constraint(scene, layout, selection) : this.view(scene, layout, selection)
    this.root.replaceChildren(...content)
  }

  button(text, selection) {
    return node('button', { type: 'button', class: 'link', onclick: () => this.choose(selection) },
      ...named(text))
  }

  /** The line of code that made something, which a click copies; nothing for documents. */
  line(location) {
    if (!location) return []
    const name = ({ path, line }) => `${path.split('/').pop()}:${line}`
    const copy = async ({ currentTarget: button }) => {
      const text = `${location.path}:${location.line}`
      try { await navigator.clipboard.writeText(text); button.title = 'Copied' } catch { button.title = text }
    }
    return [node('p', { class: 'line' }, 'Created at ',
      node('button', { type: 'button', class: 'link', title: 'Copy the path and the line', onclick: copy },
        name(location)),
      location.library ? ` through ${name(location.library)}` : '',
      location.caller ? ` from ${name(location.caller)}` : '')]
  }

  view(scene, layout, selection) {
    const view = selection && layout.views.find(({ item }) => item === selection.item)
    const guide = selection && layout.guides.find(({ item }) => item === selection.item)
    if (guide) return this.guide(scene, layout, guide)
    if (!view) {
      return [node('p', { class: 'empty' }, selection
        ? 'The selected view does not exist at this size.'
        : 'Select a view in the layout or the tree.')]
    }
    const { id, name, type, saved, location } = scene.items[view.item]
    const parts = [node('h3', {}, brief(plain({ name, id })), ' ', node('span', { class: 'type' }, type === plain({ name, id }) ? id : `${type} · ${id}`)),
      ...this.line(location)]
    parts.push(...this.frame(scene, layout, view))
    if (saved) {
      parts.push(node('p', { class: 'note' }, 'Misplaced: the document saves '
        + `x ${points(saved[0])}, y ${points(saved[1])}, ${points(saved[2])} × ${points(saved[3])}.`))
    }
    if (view.look.content) {
      const [h, v, ch, cv] = view.look.content.map(points)
      parts.push(node('p', { class: 'note' },
        `Hugging ${h} horizontal, ${v} vertical; compression resistance ${ch}, ${cv}.`))
    }
    const ambiguous = scene.ambiguities(layout).filter((entry) => entry.view === view.index)
    for (const entry of ambiguous) parts.push(...this.range(view, layout, entry, selection.range))
    parts.push(node('h4', {}, 'Why'))
    NUMBERS.forEach((number, index) => parts.push(this.why(scene, layout, view, number, index)))
    return [...parts, ...this.constraints(scene, layout, view.item)]
  }

  /** The frame; numbers that a constraint of the view determines are fields that change its constant. */
  frame(scene, layout, view) {
    const { frame } = view
    const words = node('p', { class: 'frame' }, `x ${points(frame.x)}  y ${points(frame.y)}  width ${points(frame.width)}  `
      + `height ${points(frame.height)}`)
    if (!this.nudge || view.parent < 0) return [words]
    const levers = new Levers(scene, layout)
    const fields = [['x', 'left'], ['y', 'top'], ['width', 'width'], ['height', 'height']].flatMap(([name, edge]) => {
      const lever = levers.of(view, edge)
      if (!lever) return []
      const input = node('input', { value: points(frame[name]), inputmode: 'decimal', size: 6, 'data-number': name,
        title: `Changes ${brief(lever.constraint.text, 200)}` })
      input.addEventListener('change', () => {
        const value = Number(input.value.trim().replace(',', '.'))
        if (Number.isFinite(value) && Math.abs(value) <= 1e6) this.nudge(lever.constraint, (value - frame[name]) / lever.rate)
      })
      return [node('label', { class: 'field' }, node('span', {}, name), input)]
    })
    return fields.length > 0 ? [words, node('div', { class: 'fields' }, ...fields)] : [words]
  }

  /** A layout guide, or a layer that directed constraints relate. */
  guide(scene, layout, { item, owner, left, top, width, height }) {
    const { id, name, type } = scene.items[item]
    const view = layout.views[owner]
    const [x, y] = [left - view.left + view.look.origin[0], top - view.top + view.look.origin[1]]
    return [node('h3', {}, brief(name), ' ', node('span', { class: 'type' }, `${type} · ${id}`)),
      node('p', { class: 'frame' }, `x ${points(x)}  y ${points(y)}  width ${points(width)}  height ${points(height)}`),
      node('p', { class: 'note' }, type === 'layer' ? 'A layer in ' : 'A layout guide of ',
        this.button(scene.items[view.item].name, { item: view.item }), type === 'layer'
          ? '. Its layout manager assigns the attributes that directed constraints name; the others stay as they '
            + 'were set.' : '.'),
      ...this.constraints(scene, layout, item)]
  }

  constraints(scene, layout, item) {
    const own = scene.constraints(layout).filter(({ constraint }) =>
      constraint.first === item || constraint.second === item)
    return own.length === 0 ? [] : [node('h4', {}, `Constraints (${own.length})`), this.list(own)]
  }

  list(entries) {
    return node('ul', { class: 'constraints' }, ...entries.map(({ constraint, state, residual }) =>
      node('li', { class: state }, this.button(constraint.text, { constraint: constraint.id }), ' ',
        node('span', { class: 'state' }, this.state(state, residual)))))
  }

  state(state, residual) {
    return { met: 'holds', slack: `holds with ${points(Math.abs(residual))} to spare`,
      lost: `not satisfied, off by ${points(Math.abs(residual))}`,
      broken: `broken, off by ${points(Math.abs(residual))}`, off: 'not active, as changed here' }[state]
  }

  why(scene, layout, view, number, index) {
    const shares = scene.shares(layout, view.index, index)
    const value = points(view.box[number])
    if (!shares) {
      return node('details', {}, node('summary', {}, `${number} ${value}: set by code or a frame`))
    }
    const visible = shares.filter(({ share }) => Math.abs(share) > 1e-6)
    const sum = visible.map(({ share }, i) => (i === 0 ? points(share)
      : `${share < 0 ? '−' : '+'} ${points(Math.abs(share))}`)).join(' ') || '0'
    return node('details', {}, node('summary', {}, `${number} ${value} = ${sum}`),
      node('ul', {}, ...shares.map(({ cause, share, coefficient }) => {
        const text = cause.kind === 'constraint' ? this.button(cause.text, { constraint: cause.id })
          : node('span', {}, ...named(cause.text))
        const rate = Math.abs(coefficient) === 1 ? '' : ` (× ${points(coefficient)})`
        return node('li', {}, `${points(share)}${rate}: `, text)
      })))
  }

  /** An ambiguous number, with a slider over the values that are equally good. */
  range(view, layout, { number, low, high, size }, range) {
    const name = NUMBERS[number]
    const words = `${low === null ? 'any value' : `from ${points(low)}`}`
      + `${high === null ? (low === null ? '' : ' upward') : ` to ${points(high)}`}`
    const isElsewhere = size && (Math.abs(size[0] - layout.width) > 0.5
      || Math.abs(size[1] - layout.height) > 0.5)
    const parts = [node('p', { class: 'warning' },
      `Ambiguous: ${name} can be ${low === null && high !== null ? `up to ${points(high)}` : words}; `
      + `the constraints are equally satisfied.${isElsewhere
        ? ` The range is that at ${points(size[0])} × ${points(size[1])}.` : ''}`)]
    const key = { x: 'left', y: 'top' }[name] || name
    const start = { x: view.boxLeft - view.box.x, y: view.boxTop - view.box.y }[name] || 0
    const value = range?.[key] === undefined ? view.box[name] : range[key] - start
    const slider = node('input', { type: 'range', min: low ?? value - 200, max: high ?? value + 200,
      step: 'any', value, 'aria-label': `${name} in equally good layouts` })
    slider.addEventListener('input', () => {
      this.choose({ item: view.item, range: { ...range, [key]: start + Number(slider.value) } }, { isTransient: true })
    })
    return [...parts, slider]
  }

  constraint(scene, layout, selection) {
    const entry = scene.constraints(layout).find(({ constraint }) =>
      constraint.id === selection.constraint)
    if (!entry) {
      return [node('p', { class: 'empty' }, 'The selected constraint is not active at this size.')]
    }
    const { constraint, state, residual } = entry
    const parts = [node('h3', {}, ...named(constraint.text)), node('p', { class: 'type' },
      `${constraint.id}${constraint.identifier ? ` · ${constraint.identifier}` : ''}`
      + `${constraint.isOfContainer ? ' · of a container' : ''}`),
    node('p', {}, `Priority ${points(constraint.priority)}; ${this.state(state, residual)}.`)]
    if (constraint.isDirected) {
      const [moved, source] = [constraint.first, constraint.second].map((item) => brief(scene.items[item].name, 60))
      const isOfLayer = [constraint.first, constraint.second].some((item) => scene.items[item].type === 'layer')
      parts.splice(2, 1, node('p', {}, `Directed: ${moved} takes this value from ${source}, which never `
        + `moves for ${moved}. It is assigned when ${isOfLayer ? 'the layer lays out its sublayers'
          : 'the view lays out its subviews'} and has no priority.`))
      if (state === 'lost') {
        parts.push(node('p', { class: 'warning' }, `The value differs from it by ${points(Math.abs(residual))}: the `
          + 'constraints could not be evaluated, or the frame was set afterwards.'))
      }
    }
    parts.splice(2, 0, ...this.line(constraint.location))
    const items = [constraint.first, constraint.second].filter((item) => item >= 0)
    parts.push(node('p', {}, items.length > 1 ? 'Between ' : 'Of ', ...items.flatMap((item, index) =>
      [...(index > 0 ? [' and '] : []), this.button(scene.items[item].name, { item })]), '.'))
    const pushes = scene.pushes(layout, constraint.id).filter(({ amount }) => Math.abs(amount) > 1e-6)
    if (pushes.length > 0) {
      parts.push(node('h4', {}, 'One point more changes'), node('ul', {}, ...pushes.slice(0, 60).map(
        ({ view, name, amount }) => node('li', {}, this.button(scene.items[view.item].name,
          { item: view.item }), `.${name} by ${points(amount)}`))))
      if (pushes.length > 60) parts.push(node('p', {}, `and ${pushes.length - 60} more.`))
    } else if (constraint.isDirected) {
      const readers = scene.constraints(layout).filter(({ constraint: other }) =>
        other.isDirected && other.second === constraint.first)
      if (readers.length > 0) parts.push(node('h4', {}, 'What it places is read by'), this.list(readers))
    } else {
      parts.push(node('p', { class: 'note' }, 'It determines nothing at this size.'))
    }
    return parts
  }
}

/** The findings at the present size. */
class FindingList {
  constructor(root, choose) {
    [this.root, this.choose, this.key] = [root, choose, '']
  }

  draw(scene, layout) {
    const found = scene.findings(layout.width, layout.height)
    const doubt = scene.doubt(layout.width, layout.height)
    const key = found.map((finding) => scene.data.findings.indexOf(finding)).join() + doubt
    if (scene === this.scene && key === this.key) return;
    [this.scene, this.key] = [scene, key]
    this.root.replaceChildren()
    if (found.length === 0) this.root.append(node('p', { class: 'empty' }, 'Nothing found.'))
    for (const finding of found) {
      const item = scene.items.findIndex(({ id }) => id === finding.views[0])
      const text = item >= 0 ? node('button', { type: 'button', class: 'link',
        onclick: () => this.choose({ item }) }, ...named(finding.text)) : node('span', {}, ...named(finding.text))
      const more = finding.constraints.map(([id, words]) => node('li', {},
        node('button', { type: 'button', class: 'link',
          onclick: () => this.choose({ constraint: id }) }, ...named(words))))
      this.root.append(node('div', { class: `finding ${finding.kind}` },
        node('p', {}, text), node('p', { class: 'note' },
          finding.isAlways ? 'At every size.' : sentence(finding.places)),
        ...(finding.isMissing ? [node('p', { class: 'note' }, 'A constraint is missing.')] : []),
        ...(finding.repair ? [node('p', { class: 'note' }, sentence(brief(finding.repair, 1000)))] : []),
        ...(finding.picture ? [conflictPicture(finding)] : []),
        ...(more.length > 0 ? [node('details', {}, node('summary', {},
          { conflict: 'Members', ambiguity: 'Constraints of equal priority compete' }[finding.kind]
            || 'Determined by'), node('ul', {}, ...more))] : [])))
    }
    if (doubt) this.root.append(node('p', { class: 'note' }, `Here ${doubt}.`))
  }
}

// Changing constraints on a page without a server, with the library's solver in the page. The document is
// not changed: the page offers the `purlin edit` commands that do it.

/** The forms and the list of changes. */
class Changes {
  /**
   * @param bytes Returns the bytes of the solver.
   * @param parent Where the forms stand.
   * @param changed Is called after each change.
   */
  constructor(bytes, parent, bar, changed) {
    Object.assign(this, { bytes, parent, changed, past: [], future: [], key: null })
    this.entries = new Map()
    const button = (text, action) => node('button', { type: 'button', onclick: action }, text)
    this.undoButton = button('Undo', () => this.step(this.past, this.future))
    this.redoButton = button('Redo', () => this.step(this.future, this.past))
    bar.prepend(this.undoButton, this.redoButton)
    document.addEventListener('keydown', (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      if (/input|textarea/i.test(event.target.tagName)) return
      event.preventDefault()
      if (event.shiftKey) this.step(this.future, this.past); else this.step(this.past, this.future)
    })
  }

  /** Loads the solver when it is first needed, so that a page opens without it. */
  async load() {
    this.solver ??= await PageSolver.load(this.bytes())
  }

  /** Takes the changes of a link; has no effect on others than constraints of the scene. */
  async recall(text, constraints) {
    const own = new Map()
    try {
      for (const [id, { constant, priority, relation, isActive }] of JSON.parse(text)) {
        const constraint = constraints.find((known) => known.id === id && !known.isOfContainer
          && !known.isDirected)
        if (!constraint) continue
        const entry = { from: Changes.from(constraint) }
        if (Math.abs(constant) <= 1e6) entry.constant = constant
        if (priority >= 1 && priority <= 1000) entry.priority = priority
        if (['=', '<=', '>='].includes(relation)) entry.relation = relation
        if (isActive === false) entry.isActive = false
        own.set(id, entry)
      }
    } catch { return }
    if (own.size === 0) return
    this.entries = new Map(this.entries).set(this.info.rootID, own)
    await this.load()
    this.changed()
  }

  /** What a constraint was before it was changed. */
  static from({ constant, priority, relation, text }) { return { constant, priority, relation, text } }

  /** Gives a scene its changes. */
  attach(info, scene) {
    this.info = info
    const own = this.entries.get(info.rootID)
    scene.changed = this.solver && own ? new ChangedScene(this.solver, own) : null
  }

  /** The changes of the present scene. */
  get own() { return this.entries.get(this.info.rootID) ?? new Map() }

  async change(constraint, values) {
    await this.load()
    this.past.push(this.entries)
    this.future = []
    const own = new Map(this.own)
    const from = own.get(constraint.id)?.from ?? Changes.from(constraint)
    const entry = { ...own.get(constraint.id), ...values, from }
    for (const key of ['constant', 'priority', 'relation']) if (entry[key] === from[key]) delete entry[key]
    if (entry.isActive === true) delete entry.isActive
    if (Object.keys(entry).length > 1) own.set(constraint.id, entry); else own.delete(constraint.id)
    this.entries = new Map(this.entries).set(this.info.rootID, own)
    this.changed()
  }

  step(from, to) {
    if (from.length === 0) return
    to.push(this.entries)
    this.entries = from.pop()
    this.changed()
  }

  /** The changes as commands for a shell. */
  commands() {
    const quoted = (word) => (/^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
    return [...this.own].map(([id, change]) => {
      const words = ['constant', 'priority', 'relation'].filter((key) => change[key] !== undefined)
        .map((key) => `${key}=${change[key]}`)
      if (change.isActive === false) words.push('installed=no')
      return ['purlin', 'edit', this.info.file, 'set', id, ...words].map(quoted).join(' ')
    })
  }

  /** Shows the form of the selected constraint and the list of changes. */
  draw(scene, layout, selection) {
    const id = selection && selection.constraint
    const key = JSON.stringify([this.info.rootID, id, [...this.own], layout.refusal, layout.note])
    if (key === this.key) return
    this.key = key
    this.undoButton.disabled = this.past.length === 0
    this.redoButton.disabled = this.future.length === 0
    this.parent.replaceChildren(...this.form(scene, layout, id), ...this.list(layout))
  }

  form(scene, layout, id) {
    if (id === undefined || !id) {
      return [node('p', { class: 'empty' }, 'Select a constraint to change it.')]
    }
    const entry = scene.constraints(layout).find(({ constraint }) => constraint.id === id)
    if (!entry) return []
    const { constraint, state } = entry
    if (constraint.isOfContainer) {
      return [node('p', { class: 'empty' }, 'This constraint belongs to a container and cannot be changed.')]
    }
    if (constraint.isDirected) {
      return [node('p', { class: 'empty' }, 'A directed constraint is changed in the code that creates it.')]
    }
    const field = (name, attributes) => {
      const input = node('input', { ...attributes, inputmode: 'decimal', size: 7 })
      return [input, node('label', { class: 'field' }, node('span', {}, name), input)]
    }
    const [constant, constantField] = field('Constant', { value: points(constraint.constant) })
    const [priority, priorityField] = field('Priority', { value: points(constraint.priority) })
    const relation = node('select', {}, ...[['=', '='], ['>=', '≥'], ['<=', '≤']].map(([value, sign]) =>
      node('option', { value, selected: value === constraint.relation }, sign)))
    const isActive = node('select', {}, ...['yes', 'no'].map((value) =>
      node('option', { value, selected: value === (state === 'off' ? 'no' : 'yes') }, value)))
    const message = node('p', { class: 'messages worse', role: 'alert' })
    const form = node('form', {}, node('div', { class: 'fields' }, constantField,
      node('label', { class: 'field' }, node('span', {}, 'Relation'), relation), priorityField,
    node('label', { class: 'field' }, node('span', {}, 'Active'), isActive)),
    node('p', { class: 'buttons' }, node('button', { type: 'submit', class: 'primary' }, 'Apply')), message)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const values = { constant: Number(constant.value), priority: Number(priority.value),
        relation: relation.value, isActive: isActive.value === 'yes' }
      if (constant.value.trim() === '' || !(Math.abs(values.constant) <= 1e6)) {
        message.textContent = 'A constant is a number of points.'
      } else if (!(values.priority >= 1 && values.priority <= 1000)) {
        message.textContent = 'A priority is a number from 1 to 1000.'
      } else {
        this.change(constraint, values)
      }
    })
    return [form]
  }

  list(layout) {
    const { own } = this
    if (own.size === 0) return []
    const what = (change) => [
      ...(change.constant === undefined ? [] : [`constant ${points(change.constant)}`]),
      ...(change.relation === undefined ? [] : [`relation ${change.relation}`]),
      ...(change.priority === undefined ? [] : [`priority ${points(change.priority)}`]),
      ...(change.isActive === false ? ['not active'] : []),
    ].join(', ')
    const commands = this.commands()
    return [
      layout.refusal ? node('p', { class: 'warning', role: 'status' },
        `This page cannot solve the changes at this size, because ${layout.refusal}. The layout is shown `
        + 'without them; the commands below solve them.') : '',
      layout.note ? node('p', { class: 'warning', role: 'status' }, layout.note) : '',
      node('h3', {}, `Changes (${own.size})`),
      node('ul', { class: 'changes' }, ...[...own].map(([id, change]) => node('li', {}, change.from.text, ': ',
        node('strong', {}, what(change)), ' ', node('button', { type: 'button', class: 'link',
          'aria-label': `Revert ${change.from.text}`,
          onclick: () => this.change({ ...change.from, id }, { ...change.from, isActive: true }) },
        'Revert')))),
      node('p', { class: 'note' }, 'The document is not changed. Findings and the map are those without the '
        + 'changes. To change the document:'),
      node('pre', { tabindex: 0, 'aria-label': 'Commands that change the document' }, commands.join('\n')),
    ]
  }
}

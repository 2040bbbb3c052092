// Editing, on a page that the command serves. The command performs every operation on the document and
// solves it again; here are only the forms.

/** The numbers of a form that are filled in. */
function filled(inputs) {
  return Object.fromEntries(Object.entries(inputs).filter(([, input]) => input.value.trim() !== '')
    .map(([name, input]) => {
      const text = input.value.trim()
      return [name, text === 'standard' || text === 'current' ? text : Number(text)]
    }))
}

/** Forms for the selection, and the buttons of the document. */
class Editor {
  /**
   * @param parent Where the forms stand.
   * @param bar Where the buttons of the document stand.
   * @param changed Is called with the new scenes of a document.
   */
  constructor(parent, bar, changed) {
    [this.parent, this.changed] = [parent, changed]
    this.updates = node('input', { type: 'checkbox', id: 'updates-frames' })
    this.messages = node('pre', { class: 'messages', role: 'status', tabindex: 0,
      'aria-label': 'Result of the last edit' })
    const button = (text, action) => node('button', { type: 'button', onclick: action }, text)
    this.undo = button('Undo', () => this.ask({ action: 'undo' }))
    this.redo = button('Redo', () => this.ask({ action: 'redo' }))
    this.patch = button('Show changes', () => this.dialog.showModal())
    this.save = button('Save', () => this.ask({ action: 'save' }))
    this.revert = button('Revert', () => this.ask({ action: 'revert' }))
    this.load = node('a', { class: 'button' }, 'Download')
    bar.prepend(this.undo, this.redo, this.patch, this.save, this.revert, this.load)
    this.difference = node('pre', { tabindex: 0 })
    this.dialog = node('dialog', { 'aria-label': 'Changes that are not saved' },
      node('h2', {}, 'Changes that are not saved'), this.difference,
      button('Close', () => this.dialog.close()))
    document.body.append(this.dialog)
    this.states = new Map()
    this.waiting = 0
    document.addEventListener('keydown', (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      if (/input|textarea/i.test(event.target.tagName)) return
      event.preventDefault()
      this.ask({ action: event.shiftKey ? 'redo' : 'undo' })
    })
  }

  /** Asks the command, shows its answer, and returns it; nothing if there is none. */
  async ask(request) {
    this.parent.classList.add('busy')
    this.waiting += 1
    let answer
    try {
      const response = await fetch('do', { method: 'POST',
        body: JSON.stringify({ document: this.document, ...request }) })
      const text = await response.text()
      if (!response.ok) throw new Error(text)
      answer = JSON.parse(text)
      this.states.set(answer.document, answer)
      if (answer.text) {
        this.messages.textContent = answer.text
        this.messages.className = `messages ${answer.isError || answer.isWorse ? 'worse' : ''}`
      }
      if (answer.scenes) this.changed(answer.document, answer.scenes)
      this.showState()
    } catch (error) {
      this.messages.textContent = `The command does not answer: ${error.message}`
      this.messages.className = 'messages worse'
    }
    this.waiting -= 1
    if (this.waiting === 0) this.parent.classList.remove('busy')
    return answer
  }

  /** Takes the states of all documents, such as after the page was loaded anew while there were edits. */
  follow(documents) {
    if (this.waiting > 0) return
    documents.forEach((state, document) => {
      const known = this.states.get(document) || { canUndo: false, canRedo: false, isEdited: false }
      if (['canUndo', 'canRedo', 'isEdited'].some((key) => known[key] !== state[key])) {
        this.ask({ action: 'state', document })
      }
    })
  }

  operate(operation) {
    return this.ask({ action: 'edit', scene: this.scene.rootID, operation,
      updatesFrames: this.updates.checked })
  }

  /** Asks what is found at a grid of sizes with other constants; nothing else on the page changes. */
  async sample(info, condition, constants) {
    try {
      const response = await fetch('do', { method: 'POST', body: JSON.stringify({ action: 'sample', document: info.document,
        scene: info.rootID, condition, constants }) })
      return response.ok ? (await response.json()).sample : null
    } catch { return null }
  }

  /** Shows the state of a document before a scene of it was drawn. */
  take(document) {
    this.document ??= document
    this.showState()
  }

  showState() {
    const state = this.states.get(this.document) || {}
    this.undo.disabled = !state.canUndo
    this.redo.disabled = !state.canRedo
    for (const button of [this.patch, this.save]) button.disabled = !state.isEdited
    this.revert.disabled = !state.isEdited && !state.isOutdated
    this.load.href = `document?index=${this.document}`
    this.difference.textContent = state.patch || ''
  }

  /** Shows the forms for a selection; they stay as they are while it is the same. */
  draw(info, scene, layout, selection) {
    [this.scene, this.document] = [info, info.document]
    const key = JSON.stringify([info.rootID, info.document, selection && selection.item, selection && selection.items,
      selection && selection.constraint, this.states.get(info.document)?.patch])
    if (key === this.key) return
    this.key = key
    this.showState()
    const forms = selection && selection.constraint !== undefined
      ? this.constraintForm(scene, layout, selection) : this.viewForms(scene, layout, selection)
    this.parent.replaceChildren(...forms, node('p', {}, this.updates, ' ',
      node('label', { for: 'updates-frames' }, 'Update the saved frames of views that move')),
    this.messages)
  }

  field(name, value, attributes) {
    const input = node('input', { value, size: 9, ...attributes })
    return [input, node('label', { class: 'field' }, node('span', {}, name), input)]
  }

  form(title, fields, action, submit) {
    const form = node('form', { 'data-title': title }, ...fields,
      node('p', { class: 'buttons' }, node('button', { type: 'submit', class: 'primary' }, submit)))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      action()
    })
    return form
  }

  /** A form that opens, so that the selection stays in sight. */
  static folded(form, isOpen) {
    return node('details', { class: 'folded', open: isOpen }, node('summary', {}, form.dataset.title), form)
  }

  /** A list of the scene's other views, of which any number can be chosen. */
  viewChoice(scene, layout, view, title) {
    const list = node('select', { multiple: true, size: 4 }, ...layout.views
      .filter(({ index, parent }) => index !== view.index && parent >= 0)
      .map(({ item }) => node('option', { value: scene.items[item].id, selected: this.chosen.includes(item) },
        brief(scene.items[item].name, 60))))
    return { field: node('label', { class: 'field list' }, `${title} `, list),
      ids: () => [...list.selectedOptions].map((option) => option.value) }
  }

  constraintForm(scene, layout, selection) {
    const entry = scene.constraints(layout).find(({ constraint }) =>
      constraint.id === selection.constraint)
    if (!entry || entry.constraint.isOfContainer) {
      return [node('p', { class: 'empty' }, 'This constraint belongs to a container and cannot be edited.')]
    }
    const { constraint } = entry
    const [constant, constantField] = this.field('Constant', points(constraint.constant))
    const [multiplier, multiplierField] = this.field('Multiplier', points(constraint.multiplier))
    const [priority, priorityField] = this.field('Priority', points(constraint.priority),
      { inputmode: 'decimal' })
    const relation = node('select', {}, ...['=', '>=', '<='].map((sign) =>
      node('option', { value: sign, selected: sign === constraint.relation }, sign)))
    const apply = () => {
      const operation = { operation: 'set', constraints: [constraint.id] }
      const values = filled({ constant })
      if (values.constant !== constraint.constant) Object.assign(operation, values)
      if (multiplier.value.trim() !== points(constraint.multiplier)) {
        operation.multiplier = multiplier.value.trim()
      }
      if (Number(priority.value) !== constraint.priority) operation.priority = Number(priority.value)
      if (relation.value !== constraint.relation) operation.relation = relation.value
      this.operate(operation)
    }
    return [this.form('Constraint', [node('div', { class: 'fields' }, constantField,
      node('label', { class: 'field' }, node('span', {}, 'Relation'), relation), multiplierField, priorityField)],
    apply, 'Apply'), node('p', { class: 'buttons' },
      node('button', { type: 'button', onclick: () => this.operate({ operation: 'set',
        constraints: [constraint.id], installed: false }) }, 'Uninstall'),
      node('button', { type: 'button', onclick: () => this.operate({ operation: 'remove',
        constraints: [constraint.id] }) }, 'Remove'))]
  }

  /** Moves the selected views into another view, or deletes them. */
  placeForm(scene, layout, view, views) {
    const isInside = (entry) => this.chosen.concat(view.item).includes(entry.item) || (entry.parent >= 0 && isInside(layout.views[entry.parent]))
    const parent = layout.views[view.parent]
    const list = node('select', { 'aria-label': 'Move into' }, ...layout.views
      .filter((entry) => entry.isVisible && containsViews(scene.items[entry.item].type) && !isInside(entry))
      .map(({ item }) => node('option', { value: scene.items[item].id, selected: item === parent.item }, brief(scene.items[item].name, 60))))
    list.addEventListener('change', () => this.operate({ operation: 'move', views, into: list.value }))
    return node('p', { class: 'buttons place' }, node('label', { class: 'field' }, 'In ', list),
      node('button', { type: 'button', class: 'danger', onclick: () => this.operate({ operation: 'delete', views }) }, views.length > 1 ? `Delete ${views.length} views` : 'Delete'))
  }

  viewForms(scene, layout, selection) {
    this.chosen = selection?.items ?? []
    const view = selection && layout.views.find(({ item }) => item === selection.item)
    const views = view ? [view.item, ...this.chosen.filter((item) => item !== view.item)].map((item) => scene.items[item].id) : []
    const forms = []
    if (view && view.parent >= 0) {
      const inputs = {}
      const fields = ['leading', 'top', 'trailing', 'bottom', 'width', 'height'].map((name) => {
        const [input, field] = this.field(name, '', { placeholder: 'none' })
        inputs[name] = input
        return field
      })
      const check = (text) => {
        const box = node('input', { type: 'checkbox' })
        return [box, node('label', { class: 'field' }, box, ` ${text}`)]
      }
      const [margins, marginsField] = check('to the margins')
      const [widths, widthsField] = check('Equal widths')
      const [heights, heightsField] = check('Equal heights')
      const [ratio, ratioField] = this.field('Aspect ratio', '', { placeholder: 'none, 16:9' })
      const pinned = this.viewChoice(scene, layout, view, 'Equal with, and pinned too')
      const isOpen = this.chosen.length > 1
      forms.push(Editor.folded(this.form('Pin', [node('div', { class: 'fields three' }, ...fields), marginsField, pinned.field,
        widthsField, heightsField, ratioField], () => this.operate({ operation: 'pin', views: [views[0], ...pinned.ids()],
        ...filled(inputs),
        ...(ratio.value.trim() === '' ? {} : { 'aspect-ratio': ratio.value.trim() }),
        ...(widths.checked ? { 'equal-widths': true } : {}),
        ...(heights.checked ? { 'equal-heights': true } : {}),
        ...(margins.checked ? { margins: true } : {}) }), 'Add constraints'), isOpen))
      const kind = node('select', {}, ...['leading', 'trailing', 'top', 'bottom', 'center-x', 'center-y',
        'first-baseline', 'last-baseline', 'horizontally-in-container', 'vertically-in-container']
        .map((name) => node('option', {}, name)))
      const aligned = this.viewChoice(scene, layout, view, 'With')
      const [offset, offsetField] = this.field('Offset', '0')
      forms.push(Editor.folded(this.form('Align', [node('label', { class: 'field' }, 'Edge ', kind), aligned.field,
        offsetField], () => this.operate({ operation: 'align', views: kind.value.endsWith('container')
        ? [views[0], ...aligned.ids()] : [...aligned.ids(), views[0]],
      [kind.value]: filled({ offset }).offset ?? 0 }), 'Add constraints'), isOpen))
    }
    if (view && view.parent >= 0) forms.push(this.placeForm(scene, layout, view, views))
    const whole = views.length > 1 ? `of ${views.length} views` : view ? 'of the view' : 'of the scene'
    forms.push(node('p', { class: 'note' }, `Constraints and frames ${whole}`), node('p', { class: 'buttons' },
      ...[['add-missing', 'Add missing'], ['reset', 'Reset to suggested'], ['clear', 'Clear'],
        ['update-frames', 'Update frames'], ['update-constants', 'Update constants']]
        .map(([operation, text]) => node('button', { type: 'button',
          onclick: () => this.operate({ operation, views }) }, text))))
    return forms
  }
}

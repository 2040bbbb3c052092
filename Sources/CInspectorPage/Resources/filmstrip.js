// A scene on several devices, in both appearances and under all conditions, beside each other.

/** Draws a scene once for each device, with the name of the device and what was found there. */
class Filmstrip {
  /** @param dialog Where the pictures stand. */
  constructor(dialog) { this.dialog = dialog }

  /**
   * Shows the pictures, each when it is there.
   *
   * @param title The name of the scene.
   * @param devices The devices.
   * @param conditions The conditions in words; the present one is `condition`.
   * @param look The present appearance.
   * @param find Returns the scene on a device under a condition, or null if it has no views there.
   * @param choose Shows a device alone.
   */
  open(request) {
    Object.assign(this, request)
    const option = (list, chosen) => list.map(([value, text]) => node('option', { value, selected: value === chosen }, text))
    const choice = (label, options) => {
      const list = node('select', { 'aria-label': label }, ...options)
      list.addEventListener('change', () => this.fill())
      return list
    }
    this.kinds = choice('Devices', option([['all', 'All devices'], ['phones', 'iPhones'], ['pads', 'iPads'],
      ['portrait', 'Portrait'], ['landscape', 'Landscape']], 'all'))
    this.looks = choice('Appearance', option([['light', 'Light'], ['dark', 'Dark'], ['both', 'Light and dark']], this.look))
    this.states = choice('Conditions', option([...this.conditions.map((words, index) => [String(index), words]),
      ...(this.conditions.length > 1 ? [['all', 'All conditions']] : [])], String(this.condition)))
    this.states.hidden = this.conditions.length < 2
    this.list = node('ul', { class: 'film' })
    this.dialog.replaceChildren(node('p', { class: 'buttons' }, node('strong', {}, brief(this.title, 80)), this.kinds, this.looks,
      this.states, node('button', { type: 'button', onclick: () => this.dialog.close() }, 'Close')), this.list)
    this.dialog.showModal()
    this.fill()
  }

  get chosen() {
    const suits = { all: () => true, phones: ({ isPad }) => !isPad, pads: ({ isPad }) => isPad,
      portrait: ({ orientation }) => orientation === 'portrait', landscape: ({ orientation }) => orientation === 'landscape' }
    return this.devices.filter(suits[this.kinds.value])
  }

  async fill() {
    const run = Symbol('run')
    this.run = run
    this.list.replaceChildren()
    const looks = this.looks.value === 'both' ? ['light', 'dark'] : [this.looks.value]
    const conditions = this.states.value === 'all' ? this.conditions.map((_, index) => index) : [Number(this.states.value)]
    const devices = this.chosen
    const largest = Math.max(1, ...devices.flatMap(({ size }) => size))
    for (const device of devices) {
      for (const condition of conditions) {
        const present = await this.find(device, condition)
        if (!this.dialog.open || this.run !== run) return
        if (!present) continue
        for (const look of looks) this.list.append(this.picture(present, device, condition, look, 320 / largest))
      }
    }
  }

  picture(present, device, condition, look, scale) {
    present.show(device)
    const [width, height] = present.clamped(0, 0)
    const words = [DeviceChoice.words(device), ...(this.states.value === 'all' ? [this.conditions[condition]] : []),
      ...(this.looks.value === 'both' ? [look] : [])].join(', ')
    const frame = svg('svg', { viewBox: `0 0 ${points(width)} ${points(height)}`, width: points(width * scale),
      height: points(height * scale), role: 'img', 'aria-label': words, class: look, 'font-family':
      "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif" })
    svg('rect', { class: `page-${look}`, width: points(width), height: points(height) }, frame)
    const drawing = new ViewDrawing(svg('g', {}, frame), `film-${device.id}-${device.orientation}-${condition}-${look}-`)
    drawing.draw(present, present.layout(width, height), look)
    const found = present.findings(width, height)
    present.show(null)
    const state = found.length === 0 ? '✓ nothing found' : `! ${found.length} finding${found.length === 1 ? '' : 's'}`
    return node('li', {}, frame, node('button', { type: 'button', class: 'link', onclick: () => {
      this.dialog.close()
      this.choose(device, condition)
    } }, words), node('span', { class: found.length === 0 ? 'note' : 'warning' }, state))
  }
}

/** Connects the buttons that open the devices side by side and the large map. */
function connectDialogs({ content, state, find, devices, screens, appearance, turnTo, hold }) {
  const film = new Filmstrip(find('film-dialog'))
  find('side-by-side').hidden = devices.points.length === 0
  find('side-by-side').addEventListener('click', () => {
    const info = content.scenes[state.scene]
    film.open({ title: info.name, conditions: info.cases.map(({ condition }) => condition || 'as in the document'),
      condition: state.condition, look: appearance(),
      devices: devices.points.map(({ id, orientation, model }) => devices.find(id, orientation, model)),
      find: (device, condition) => screens.find(device, condition),
      choose: (device, condition) => {
        if (condition !== state.condition) turnTo(state.scene, condition)
        hold(device)
      } })
  })
  const dialog = find('map-dialog')
  find('enlarge').addEventListener('click', () => {
    dialog.replaceChildren(node('p', { class: 'buttons' }, node('strong', {}, `All sizes of ${brief(content.scenes[state.scene].name, 60)}`),
      node('button', { type: 'button', onclick: () => dialog.close() }, 'Close')), find('map'))
    dialog.showModal()
  })
  dialog.addEventListener('close', () => find('map-section').append(find('map')))
}

// Scenes on devices: those that the page contains, and those that a served page asks the command for.

/** The scene that is shown, at a size or on a device. */
class Screens {
  /**
   * @param page What the page gives: `content`, `state`, `sized()`, `editor`, `devices`, `tell()`, and functions that show.
   */
  constructor(page) {
    this.page = page
    /** The layouts on devices that the command has captured for this page. */
    this.fetched = new Map()
  }

  /** The key of the present scene on a device. */
  key({ id, orientation }, condition = this.page.state.condition) {
    return `${this.page.state.scene} ${condition} ${id} ${orientation}`
  }

  /** Returns the scene that is shown. */
  scene() {
    const { state, sized } = this.page
    const present = sized()
    if (!state.device || present.show(state.device)) return present
    return this.fetched.get(this.key(state.device)) ?? present
  }

  /** Whether the command must lay the present scene out on a device before it can be shown. */
  isAway(device, condition = this.page.state.condition) {
    const { state, sized, editor } = this.page
    return editor && !sized(state.scene, condition).isOn(device) && !this.fetched.has(this.key(device, condition))
  }

  /** Returns the present scene on a device, or null if it has no views there. */
  async find(device, condition) {
    const { state, sized } = this.page
    if (this.isAway(device, condition)) await this.load(device, condition)
    const present = sized(state.scene, condition)
    return present.isOn(device) ? present : this.fetched.get(this.key(device, condition)) ?? null
  }

  /** Asks the command for the present scene on a device. */
  async load(device, condition = this.page.state.condition) {
    const { content, state, editor } = this.page
    const info = content.scenes[state.scene]
    const key = this.key(device, condition)
    const answer = await editor.ask({ action: 'screen', document: info.document, scene: info.rootID, condition,
      device: device.id, orientation: device.orientation })
    if (!answer?.screen) return
    const screen = new SceneCase(answer.screen)
    if (screen.show(device)) this.fetched.set(key, screen)
  }

  /** Shows the scene on a device, which the command lays out if the page does not have it. */
  async hold(device) {
    const { content, state, sized, devices, tell, status, withSelection, settle } = this.page
    const { scene: index, condition } = state
    const info = content.scenes[index]
    if (device && this.isAway(device)) {
      status(`${DeviceChoice.words(device)}: laying out …`)
      await this.load(device)
      if (info !== content.scenes[state.scene] || condition !== state.condition) return
    }
    const isShown = device && (sized().isOn(device) || this.fetched.has(this.key(device)))
    if (device && !isShown) tell(`${info.name} has no views on ${DeviceChoice.words(device)}.`)
    withSelection(() => { state.device = isShown ? device : null })
    if (isShown) [state.width, state.height] = this.scene().clamped(0, 0)
    devices.mark(state.device)
    settle()
  }

  /** Shows a device again after an edit; the layout before it stays until the command has answered. */
  holdAgain(device, before) {
    const key = this.key(device)
    this.fetched.set(key, before)
    this.page.state.device = device
    this.load(device).then(() => {
      if (this.fetched.get(key) === before) this.fetched.delete(key)
      this.hold(device)
    })
  }
}

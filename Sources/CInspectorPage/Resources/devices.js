// The devices that a page offers, and the layouts on those that the command captures when they are shown.

/** The list of devices, and which of them is shown. */
class DeviceChoice {
  /**
   * @param select The list.
   * @param devices All devices of the catalogue.
   * @param offered The ids of those on which a scene was captured; null if the command captures any.
   */
  constructor(select, devices, offered) {
    this.select = select
    this.devices = devices.filter(({ id }) => !offered || offered.has(id))
    const option = ({ id }, name) => node('option', { value: `${id}|${name}` }, name)
    const current = this.devices.filter((device) => device.current)
    const others = (isPad) => this.devices.filter((device) => device.isPad === isPad).toReversed()
      .flatMap((device) => device.names.filter((name) => name !== device.current).map((name) => option(device, name)))
    const group = (label, options) => (options.length > 0 ? [node('optgroup', { label }, ...options)] : [])
    select.replaceChildren(node('option', { value: '' }, 'Any size'),
      ...group('Current', current.map((device) => option(device, device.current))),
      ...group('Other iPhones', others(false)), ...group('Other iPads', others(true)))
  }

  /** Returns the device with an id, a model of it, and an orientation; null if the page does not offer it. */
  find(id, orientation, name) {
    const device = this.devices.find((entry) => entry.id === id)
    if (!device) return null
    const model = device.names.includes(name) ? name : device.current ?? device.names[0]
    const held = orientation === 'landscape' ? orientation : 'portrait'
    return { id, orientation: held, name: model, size: device.sizes[held], facts: device.facts[held],
      isPad: device.isPad }
  }

  /** The device that is chosen in the list, held like another one. */
  chosen(held) {
    const [id, name] = this.select.value.split('|')
    return this.find(id, held, name)
  }

  /** Shows in the list which device is shown. */
  mark(device) { this.select.value = device ? `${device.id}|${device.name}` : '' }

  /** The name of a device, and how it is held. */
  static words({ name, orientation }) { return orientation === 'landscape' ? `${name}, landscape` : name }

  /** The points of current devices on a map, in both orientations. */
  get points() {
    return this.devices.filter(({ current }) => current).flatMap(({ id, current, sizes, isPad }) =>
      ['portrait', 'landscape'].map((orientation) => ({ id, isPad, orientation, size: sizes[orientation], model: current,
        name: DeviceChoice.words({ name: current, orientation }) })))
  }
}
